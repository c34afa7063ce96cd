import { sql, type Db } from '../../backend/kernel/db.ts'

const watched = `
  create table moves (name text, position text, xid text default pg_current_xact_id()::text);
  create function note() returns trigger language plpgsql as $$
    begin insert into moves values (new.name, new.position); return new; end $$;
  create trigger note after insert or update on kernel.checkpoints for each row execute function note()`

/** From now on public.moves has every move of a checkpoint and the transaction that made it, as Postgres sees them. */
export const watchMoves = async (db: Db): Promise<void> => {
  for (const statement of watched.split(/;\n  (?=create)/))
    await db.query({ ...sql.typeAlias('void')``, sql: statement })
}
