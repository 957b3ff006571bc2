"""Addresses of machines: which of them anybody may be sent to, and which count as one client."""

import ipaddress
from typing import Final

IPv4: Final = ipaddress.IPv4Address
IPv6: Final = ipaddress.IPv6Address

UNICAST: Final = ipaddress.ip_network("2000::/3")  # all that is given out of IPv6
#: Not the address of one machine on the public network, whatever the library says.
SPECIAL_4: Final = [ipaddress.IPv4Network(each) for each in ("192.0.0.0/24", "192.88.99.0/24", "224.0.0.0/3")]
SPECIAL_6: Final = [
    ipaddress.IPv6Network(each)
    for each in (
        "2001::/23",  # protocols of their own, Teredo among them: an IPv4 address is inside
        "2001:db8::/32",  # examples
        "2002::/16",  # 6to4: an IPv4 address is inside
        "3fff::/20",  # examples
    )
]
ISATAP: Final = (0x0000_5EFE, 0x0200_5EFE)  # the word before an IPv4 address inside an IPv6 one


def is_public(address: str) -> bool:
    """Whether it is one machine on the public network, with no other address inside."""
    ip = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6) and ip.ipv4_mapped is not None:
        ip = ip.ipv4_mapped
    if isinstance(ip, IPv4):
        return ip.is_global and not any(ip in network for network in SPECIAL_4)
    is_plain = ip in UNICAST and ip.is_global and not any(ip in network for network in SPECIAL_6)
    return is_plain and (int(ip) >> 32) & 0xFFFF_FFFF not in ISATAP


def is_own(host: str) -> bool:
    """Whether only this machine can reach what listens there."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def client_name(address: str) -> str:
    """What limits count by. Whoever has one address of IPv6 has all of its /64, and may come from each."""
    try:
        ip = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:  # no address at all, such as that of a socket in the file system
        return address
    if isinstance(ip, IPv4):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(ip) >> 64 << 64, 64)))
