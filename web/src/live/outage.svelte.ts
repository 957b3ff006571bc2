/** What waits over HTTP because the server's database is away: counted, so that every screen can say so. */

class Outage {
  /** How many requests are kept and asked again. */
  waiting = $state(0);
}

export const outage = new Outage();
