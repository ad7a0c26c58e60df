"""Which countries make which land, and where the large ones are cut (longitude, latitude).

Cuts that exist only for the rules make a game board and no statement: they give every border of C1 and no other.
"""

from __future__ import annotations

# Whole countries, by the names of Natural Earth.
MERGE: dict[str, str] = {
    "greenland": "Greenland",
    "central-america": "Mexico, Guatemala, Belize, Honduras, El Salvador, Nicaragua, Costa Rica, Panama, Cuba, Haiti, "
    "Dominican Rep., Jamaica, Puerto Rico, Bahamas",
    "venezuela": "Venezuela, Colombia, Guyana, Suriname, Trinidad and Tobago, Ecuador",
    "brazil": "Brazil",
    "peru": "Peru, Bolivia",
    "argentina": "Argentina, Chile, Uruguay, Paraguay, Falkland Is.",
    "north-africa": "Morocco, W. Sahara, Algeria, Tunisia, Mauritania, Mali, Niger, Chad, Senegal, Gambia, Guinea, Guinea-Bissau, "
    "Sierra Leone, Liberia, Côte d'Ivoire, Ghana, Togo, Benin, Burkina Faso, Nigeria",
    "egypt": "Egypt, Libya",
    "east-africa": "Sudan, S. Sudan, Ethiopia, Eritrea, Djibouti, Somalia, Somaliland, Kenya, Uganda, Tanzania, Rwanda, Burundi",
    "congo": "Dem. Rep. Congo, Congo, Gabon, Eq. Guinea, Cameroon, Central African Rep.",
    "south-africa": "South Africa, Lesotho, eSwatini, Namibia, Botswana, Zimbabwe, Mozambique, Zambia, Malawi, Angola",
    "madagascar": "Madagascar",
    "iceland": "Iceland",
    "great-britain": "United Kingdom, Ireland, Isle of Man",
    "scandinavia": "Norway, Sweden, Finland, Åland",
    "ukraine": "Ukraine, Belarus, Moldova, Estonia, Latvia, Lithuania",
    "northern-europe": "Germany, Netherlands, Belgium, Luxembourg, Denmark, Poland, Czechia, Slovakia, Austria, Switzerland, "
    "Liechtenstein, Hungary",
    "western-europe": "France, Spain, Portugal, Andorra, Monaco",
    "southern-europe": "Italy, San Marino, Vatican, Slovenia, Croatia, Bosnia and Herz., Serbia, Kosovo, Montenegro, Albania, "
    "Macedonia, Greece, Bulgaria, Romania, Malta",
    "middle-east": "Turkey, Syria, Lebanon, Israel, Palestine, Jordan, Iraq, Iran, Kuwait, Saudi Arabia, Yemen, Oman, "
    "United Arab Emirates, Qatar, Bahrain, Georgia, Armenia, Azerbaijan, Cyprus, N. Cyprus",
    "afghanistan": "Afghanistan, Uzbekistan, Turkmenistan, Tajikistan, Kyrgyzstan, Kazakhstan",
    "india": "India, Pakistan, Nepal, Bhutan, Bangladesh, Sri Lanka, Siachen Glacier",
    "siam": "Myanmar, Thailand, Laos, Cambodia, Vietnam, Singapore",
    "china": "China, Taiwan, Hong Kong, Macao",
    "mongolia": "Mongolia, North Korea, South Korea",
    "japan": "Japan",
    "indonesia": "Indonesia, Malaysia, Brunei, Timor-Leste, Philippines",
    "new-guinea": "Papua New Guinea",
    "eastern-australia": "Australia, New Zealand",
    "ontario": "Canada",
    "eastern-united-states": "United States of America",
    "siberia": "Russia",
}

# Lines used twice, north to south.
URAL_W = [
    (70, 82),
    (68.5, 70),
    (66.5, 68),
    (63.5, 66),
    (60, 64.3),
    (59.2, 61.5),
    (59.4, 58.5),
    (60.2, 56),
    (58.9, 54.3),
    (60.2, 52.8),
    (61, 51.4),
    (61, 50),
]
SIB_W = [
    (84, 82),
    (81, 74),
    (82.5, 71),
    (82, 68),
    (84, 65),
    (84.5, 61),
    (83.6, 57.5),
    (85.2, 55),
    (84.2, 52.5),
    (83.4, 50.6),
    (83, 49),
]
SIB_E = [(113, 82), (113.2, 74.5), (111, 72), (108, 69), (106.3, 66), (106.2, 62.5)]  # Siberia | Yakutsk
IRK_W = [(106.2, 62.5), (103.2, 60.2), (100.4, 58.3), (97.8, 56), (98.4, 53.8), (100.4, 52.2), (101.6, 50.5)]
IRK_N = [(106.2, 62.5), (109.2, 60.3), (113.5, 59.6), (117.2, 59.5), (121.4, 57.6)]  # Irkutsk | Yakutsk
IRK_E = [(121.4, 57.6), (120, 55.8), (121.4, 53.6), (121.6, 52.6)]  # Irkutsk | Kamchatka
KAM_W = [
    (121.4, 57.6),
    (126, 56.2),
    (131, 57),
    (134.5, 60),
    (140, 61.2),
    (144, 63.2),
    (148, 64.8),
    (152.5, 66.2),
    (157, 67.6),
    (161.5, 69.4),
    (162.5, 82),
]  # Yakutsk | Kamchatka, south to north
CUTS: dict[str, list[tuple[str | None, list[tuple[float, float]]]]] = {
    "United States of America": [
        (None, [(-162, 15), (-150, 15), (-150, 26), (-162, 26)]),  # Hawaii
        (None, [(-180, 50), (-164.9, 50), (-164.9, 54.6), (-168, 58), (-168.5, 64.2), (-180, 64.2)]),  # Aleutians
        (None, [(170, 50), (195, 50), (195, 66), (170, 66)]),
        ("alaska", [(-180, 45), (-129, 45), (-129, 75), (-180, 75)]),
        # The Dakotas, Nebraska's west, Colorado and New Mexico are the last western states.
        (
            "western-united-states",
            [
                (-128, 52),
                (-97, 52),
                (-97.2, 49),
                (-96.6, 46),
                (-97, 43.6),
                (-99.6, 42),
                (-102, 40.4),
                (-102.6, 37),
                (-103.1, 34),
                (-104, 32.2),
                (-106.4, 31.9),
                (-106.4, 28),
                (-128, 28),
            ],
        ),
    ],
    "Canada": [
        (
            "quebec",
            [
                (-79.5, 47.3),
                (-79.5, 51.3),
                (-80.2, 55),
                (-79.4, 59),
                (-78.7, 62),
                (-77.8, 62.8),
                (-73.5, 62.75),
                (-71, 62),
                (-69, 61.6),
                (-65, 61),
                (-50, 61),
                (-50, 40),
                (-68, 40),
                (-74.6, 44.9),
                (-74.4, 45.5),
                (-76.5, 45.6),
                (-77.6, 46.2),
                (-79, 46.6),
            ],
        ),
        ("northwest-territory", [(-145, 60), (-60, 60), (-50, 62), (-50, 85), (-145, 85)]),
        ("alberta", [(-145, 40), (-101.5, 40), (-101.5, 49), (-102, 60.5), (-145, 60.5)]),
    ],
    "Russia": [
        ("ukraine", [(15, 82), *URAL_W, (61, 35), (15, 35)]),
        ("ural", [(15, 82), *SIB_W, (83, 35), (15, 35)]),
        ("irkutsk", [*IRK_W, (101.6, 45), (121.6, 45), *IRK_E[::-1], *IRK_N[::-1]]),
        ("yakutsk", [*SIB_E, *IRK_N[1:], *KAM_W[1:]]),
        ("siberia", [(15, 82), (113, 82), *SIB_E[1:], *IRK_W[1:], (101.6, 35), (15, 35)]),
        ("kamchatka", [(100, 35), (200, 35), (200, 82), (100, 82)]),
    ],
    "Kazakhstan": [  # The eastern lobe goes to China, so that Ural and Siberia meet China, and Central Asia not Siberia.
        ("china", [(78.2, 54), (78.9, 51.6), (79.3, 49.5), (80.4, 47.4), (82.6, 45.6), (84, 45), (90, 45), (90, 54)]),
    ],
    "Mongolia": [("china", [(85, 40), (94.2, 40), (94.6, 46), (94.2, 52), (85, 52)])],  # the Altai
    "China": [  # Inner Mongolia and Manchuria: Mongolia reaches the sea and keeps China from the Russian Far East.
        (
            "mongolia",
            [
                (103, 43.5),
                (103.6, 41.4),
                (107, 40.9),
                (111.5, 41),
                (115, 41.2),
                (117.3, 40.6),
                (119.9, 39.9),
                (121, 38.4),
                (135, 38.4),
                (140, 55),
                (110, 55),
            ],
        ),
    ],
    "Malaysia": [("siam", [(98, 0), (105.5, 0), (105.5, 8), (98, 8)])],
    "Indonesia": [("new-guinea", [(130.6, 1.5), (130.6, -4.2), (133.4, -6), (136, -9.5), (142, -9.5), (142, 1.5)])],
    "Australia": [
        (
            "western-australia",
            [
                (110, -9),
                (129, -9),
                (136.5, -9),
                (135.6, -15.5),
                (138, -19.5),
                (138, -26),
                (135.2, -28),
                (133, -30),
                (132.2, -36),
                (110, -40),
            ],
        )
    ],
    "France": [
        ("venezuela", [(-56, 0), (-50, 0), (-50, 7), (-56, 7)]),
        (None, [(-65, 10), (-58, 10), (-58, 20), (-65, 20)]),
        (None, [(40, -25), (60, -25), (60, -8), (40, -8)]),
    ],
    "Ecuador": [(None, [(-95, -3), (-85, -3), (-85, 3), (-95, 3)])],  # Galapagos
    "Chile": [(None, [(-112, -40), (-78, -40), (-78, -20), (-112, -20)])],
    "Spain": [(None, [(-20, 26), (-12, 26), (-12, 30), (-20, 30)]), (None, [(-6, 35), (-2, 35), (-2, 35.95), (-6, 35.95)])],
    "Portugal": [(None, [(-35, 30), (-15, 30), (-15, 42), (-35, 42)])],
    "Norway": [(None, [(5, 72.5), (40, 72.5), (40, 82), (5, 82)]), (None, [(-12, 70), (-6, 70), (-6, 72), (-12, 72)])],
    "New Zealand": [(None, [(160, -60), (190, -60), (190, -47.6), (160, -47.6)])],
    "South Africa": [(None, [(30, -50), (45, -50), (45, -40), (30, -40)])],
    "India": [(None, [(90, 5), (95, 5), (95, 15), (90, 15)])],
    "Japan": [(None, [(125, 20), (145, 20), (145, 29.8), (125, 29.8)])],
}
