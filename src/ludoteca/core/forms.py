"""How an object of a position is written, field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from types import SimpleNamespace
from typing import Any

from .codecs import NEEDED, Codec, Here, find, object_of, shown


class Derived(Codec):
    """What follows from other fields: never written, worked out from those that stand before it."""

    def __init__(self, value: Callable[[Any, Here], Any]) -> None:
        self.value = value


class Fact(Codec):
    """What a person would say instead of something that is kept: it follows from an object when that is written, and
    what is kept follows from it (`Derived`) when it is read."""

    def __init__(self, inner: Codec, value: Callable[[Any, Here], Any]) -> None:
        self.inner = inner
        self.value = value

    def default(self, here: Here) -> Any:
        return self.inner.default(here)

    def write(self, value: Any, here: Here) -> Any:
        return self.inner.write(value, here)

    def read(self, data: object, here: Here) -> Any:
        return self.inner.read(data, here)


class Form(Codec):
    """An object of a class, field by field; a field that has its default is left out. `read` calls the class with all
    that are kept by name."""

    def __init__(self, make: Callable[..., Any], fields: Mapping[str, Codec]) -> None:
        self.make = make
        self.fields = fields

    def write(self, value: Any, here: Here) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for name, codec in self.fields.items():
            inner = here.to(name, value)
            if isinstance(codec, Derived):
                continue
            kept = codec.value(value, inner) if isinstance(codec, Fact) else getattr(value, name)
            if kept != codec.default(inner):
                data[name] = codec.write(kept, inner)
        return data

    def read(self, data: object, here: Here) -> Any:
        fields = vars(self.draft(data, here))
        return self.make(**{name: value for name, value in fields.items() if not isinstance(self.fields[name], Fact)})

    def draft(self, data: object, here: Here) -> SimpleNamespace:
        """The fields that were read, before anything is made of them."""
        given = object_of(data, here)
        self.refuse_unknown(given, here)
        made = SimpleNamespace()
        for name, codec in self.fields.items():
            inner = here.to(name, made)
            if isinstance(codec, Derived):
                value = codec.value(made, inner)
            elif name in given:
                value = codec.read(given[name], inner)
            else:
                value = codec.default(inner)
                if value is NEEDED:
                    raise here.bad(f"'{name}' is missing")
            setattr(made, name, value)
        return made

    def refuse_unknown(self, given: Mapping[str, Any], here: Here) -> None:
        known = [name for name, codec in self.fields.items() if not isinstance(codec, Derived)]
        for name in given:
            if name not in known:
                near = get_close_matches(name, known, 1)
                raise here.bad(
                    f"there is no field {shown(name)}" + (f"; {near[0]}?" if near else f"; {', '.join(known)}")
                )


class Kinds(Codec):
    """An object of one of several classes: `label` says which, by the name in `forms`."""

    def __init__(self, label: str, forms: Mapping[str, tuple[type, Form]]) -> None:
        self.label = label
        self.forms = forms
        self.names = {made: name for name, (made, _) in forms.items()}

    def name_of(self, value: object, here: Here) -> str:
        name = self.names.get(type(value))
        if name is None:
            raise here.bad(f"nobody says how {type(value).__name__} is written")
        return name

    def write(self, value: Any, here: Here) -> dict[str, Any]:
        name = self.name_of(value, here)
        return {self.label: name, **self.forms[name][1].write(value, here)}

    def read(self, data: object, here: Here) -> Any:
        given = dict(object_of(data, here))
        name = given.pop(self.label, None)
        if name is None:
            raise here.bad(f"'{self.label}' is missing")
        names = list(self.forms)
        return self.forms[names[find(names, name, here)]][1].read(given, here)
