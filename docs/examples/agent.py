"""A program that plays by JSON: `ludoteca agent san-juan --program "python3 docs/examples/agent.py"`.

It takes the answer that promises most points by its facts; where none does, one after the other. A language model would
be asked in `choose` instead: with the view, what happened, and the answers.
"""

import json
import sys


def points(answer):
    found = answer["facts"].get("points", 0)
    return found if isinstance(found, int) else 0


def choose(question):
    answers = question["answers"]
    best = max(answers, key=points)
    return best if points(best) > 0 else answers[question["row"] % len(answers)]


def main():
    question = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "question":
            question = message
        if message["type"] in ("question", "illegal"):
            chosen = choose(question)
            print(json.dumps({"answer": chosen["answer"], "note": f"{points(chosen)} points"}), flush=True)


main()
