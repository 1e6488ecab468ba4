import type { Kysely, RawBuilder } from 'kysely';
import { statement } from './statement.ts';

type Ask<Values, Row> = <DB>(db: Kysely<DB>, values: Values) => Promise<readonly Row[]>;

/**
 * A statement that is put together from parts, whose text is made once for each of its shapes: for frequent requests,
 * where that would cost more than sending it and reading the answer. The shape decides on the text, and the values only
 * fill it. The text is made with `standIns`, each another, in place of the values: they may be passed on and not
 * changed.
 */
export function shapedStatement<Shape extends object, Values extends object, Row>(
  standIns: Values,
  build: (shape: Shape, values: Values) => RawBuilder<Row>,
) {
  const names = new Map<unknown, string>(Object.entries(standIns).map(([name, value]) => [value, name]));
  const known = new Map<string, Ask<Values, Row>>();

  function made<DB>(db: Kysely<DB>, shape: Shape): Ask<Values, Row> {
    const { sql, parameters } = build(shape, standIns).compile(db);
    const takes = parameters.map((parameter) => {
      const name = names.get(parameter);
      // A value made from others would be the one of the stand-ins for ever.
      if (name === undefined && (typeof parameter === 'string' || Array.isArray(parameter)))
        throw new TypeError(`a value of this statement is none of ${[...names.values()].join(', ')}`);
      return { name, parameter };
    });
    const ask = statement<Row>(sql);
    return async (asked, values) => {
      const valuesByName = new Map<string, unknown>(Object.entries(values));
      return ask(
        asked,
        takes.map(({ name, parameter }) => (name === undefined ? parameter : valuesByName.get(name))),
      );
    };
  }

  return async <DB>(db: Kysely<DB>, shape: Shape, values: Values): Promise<readonly Row[]> => {
    const key = JSON.stringify(shape);
    const ask = known.get(key) ?? made(db, shape);
    known.set(key, ask);
    return ask(db, values);
  };
}
