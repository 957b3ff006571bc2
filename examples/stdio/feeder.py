"""A bot that needs nothing of Speciate: it feeds before it fights, and otherwise takes what comes.

`speciate watch evolution --seats "cmd:python3 examples/stdio/feeder.py,greedy,random"`
"""

import json
import random
import sys

GOOD = ("feed ", "long-neck ", "think ")

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        random.seed(message["seed"])
        answer = {"type": "ready"}
    else:
        legal = message["legal"]
        feeding = [code for code in legal if code.startswith(GOOD)]
        answer = {"id": message["id"], "move": random.choice(feeding or legal)}
    print(json.dumps(answer), flush=True)
