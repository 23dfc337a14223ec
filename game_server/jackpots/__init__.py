"""The jackpot system (RR 8): meters exact to the millionth of a cent, hidden values under seal, prizes that are final.

`exact`, `parameters`, `triggers`, `draws` and `meter` are pure; `vault` seals; `schema` and `storage` keep;
`playing` is what a table's writer does with jackpots inside its own transaction; `office` is what pit bosses do;
`board` is what displays see; `reconciliation` proves where every cent went.
"""
