"""Reads every JSON Schema of a folder with Python's jsonschema, and its examples. Prints how many."""

import json
import pathlib
import sys

from jsonschema import Draft202012Validator
from referencing import Registry, Resource

schemas = [json.loads(it.read_text("utf8")) for it in sorted(pathlib.Path(sys.argv[1]).glob("*.json"))]
registry = Registry().with_resources((it["$id"], Resource.from_contents(it)) for it in schemas)
count = 0
for schema in schemas:
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema, registry=registry)
    for example in schema.get("examples", []):
        validator.validate(example)
        count += 1
share = next(it for it in schemas if it.get("title") == "BetShareResponse")
assert not Draft202012Validator(share, registry=registry).is_valid({"bets": [{"betType": "single"}]})
print(len(schemas), count)
