/**
 * What PostgreSQL understands and a distributed engine with its protocol does not, as their manuals
 * say in 2026. None of these engines was run with this program.
 *
 * CockroachDB: https://www.cockroachlabs.com/docs/stable/postgresql-compatibility.
 * YugabyteDB: https://docs.yugabyte.com/stable/api/ysql/sql-feature-support.
 * Aurora DSQL: https://docs.aws.amazon.com/aurora-dsql/latest/userguide/working-with-postgresql-compatibility.html.
 */

export type DistributedEngine = 'CockroachDB' | 'YugabyteDB' | 'Aurora DSQL';

/** A node of the syntax tree of libpg-query: its type, and its fields. */
export interface SyntaxNode {
  readonly type: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Rule {
  /** The engines that lack it. */
  readonly lackedBy: readonly DistributedEngine[];
  matches(node: SyntaxNode): boolean;
}

const all = ['CockroachDB', 'YugabyteDB', 'Aurora DSQL'] as const;

const isType =
  (...types: string[]) =>
  ({ type }: SyntaxNode): boolean =>
    types.includes(type);

/** The last part of the name of a called function. */
function functionName({ type, fields }: SyntaxNode): string {
  if (type !== 'FuncCall') return '';
  const parts = (fields.funcname ?? []) as { readonly String?: { readonly sval?: string } }[]; // as: libpg-query
  return parts.at(-1)?.String?.sval ?? '';
}

const calls =
  (pattern: RegExp) =>
  (node: SyntaxNode): boolean =>
    pattern.test(functionName(node));

const hasConstraint =
  (...types: string[]) =>
  ({ type, fields }: SyntaxNode): boolean =>
    type === 'Constraint' && types.includes(String(fields.contype));

const altersBy =
  (...subtypes: string[]) =>
  ({ type, fields }: SyntaxNode): boolean =>
    type === 'AlterTableCmd' && subtypes.includes(String(fields.subtype));

/** Bits of `DeclareCursorStmt.options`, from parsenodes.h. */
const cursorOptions = { scroll: 0x0002, hold: 0x0020 } as const;

export const rules = {
  'advisory lock': {
    lackedBy: all, // CockroachDB accepts it and locks nothing
    matches: calls(/^pg_(try_)?advisory_/),
  },
  'table lock': { lackedBy: all, matches: isType('LockStmt') },
  'unlogged table': {
    lackedBy: all, // CockroachDB makes an ordinary table
    matches: ({ type, fields }) => type === 'RangeVar' && fields.relpersistence === 'u',
  },
  'temporary table': {
    lackedBy: ['CockroachDB', 'Aurora DSQL'],
    matches: ({ type, fields }) => type === 'RangeVar' && fields.relpersistence === 't',
  },
  'trigger for a whole statement': {
    lackedBy: ['CockroachDB', 'Aurora DSQL'],
    matches: ({ type, fields }) => type === 'CreateTrigStmt' && fields.row !== true,
  },
  'trigger for a row': {
    lackedBy: ['Aurora DSQL'],
    matches: ({ type, fields }) => type === 'CreateTrigStmt' && fields.row === true,
  },
  'function in PL/pgSQL': {
    lackedBy: ['Aurora DSQL'],
    matches: isType('CreateFunctionStmt', 'DoStmt'),
  },
  'generated numbers': {
    lackedBy: ['Aurora DSQL'], // has them with a cache of its own size only
    matches: (node) =>
      hasConstraint('CONSTR_IDENTITY')(node) ||
      isType('CreateSeqStmt')(node) ||
      calls(/^(nextval|setval|pg_get_serial_sequence)$/)(node),
  },
  'foreign key': { lackedBy: ['Aurora DSQL'], matches: hasConstraint('CONSTR_FOREIGN') },
  'exclusion constraint': { lackedBy: all, matches: hasConstraint('CONSTR_EXCLUSION') },
  'deferred constraint': {
    lackedBy: ['CockroachDB', 'Aurora DSQL'],
    matches: ({ type, fields }) =>
      (type === 'Constraint' &&
        (fields.deferrable === true || fields.contype === 'CONSTR_ATTR_DEFERRABLE')) ||
      (type === 'CreateTrigStmt' && fields.deferrable === true),
  },
  'index that is not built in the background': {
    lackedBy: ['Aurora DSQL'],
    matches: isType('IndexStmt'),
  },
  'new column with a rule': {
    lackedBy: ['Aurora DSQL'],
    matches: ({ type, fields }) =>
      type === 'AlterTableCmd' && fields.subtype === 'AT_AddColumn' && hasRule(fields.def),
  },
  'dropped column': { lackedBy: ['Aurora DSQL'], matches: altersBy('AT_DropColumn') },
  'column of another type': { lackedBy: all, matches: altersBy('AT_AlterColumnType') },
  truncate: { lackedBy: ['Aurora DSQL'], matches: isType('TruncateStmt') },
  cursor: { lackedBy: ['Aurora DSQL'], matches: isType('DeclareCursorStmt', 'FetchStmt') },
  'cursor that scrolls or outlives its transaction': {
    lackedBy: all,
    matches: ({ type, fields }) =>
      type === 'DeclareCursorStmt' &&
      (Number(fields.options) & (cursorOptions.scroll | cursorOptions.hold)) !== 0,
  },
  'lock that is weaker than for update': {
    lackedBy: ['Aurora DSQL'], // CockroachDB reads it as one of its two strengths
    matches: ({ type, fields }) => type === 'LockingClause' && fields.strength !== 'LCS_FORUPDATE',
  },
  'lock that skips or fails': {
    lackedBy: ['Aurora DSQL'],
    matches: ({ type, fields }) =>
      type === 'LockingClause' && fields.waitPolicy !== 'LockWaitBlock',
  },
  'isolation level': {
    lackedBy: ['Aurora DSQL'], // repeatable read only
    matches: ({ type, fields }) =>
      type === 'DefElem' && fields.defname === 'transaction_isolation' && !isRepeatableRead(fields),
  },
  savepoint: {
    lackedBy: ['Aurora DSQL'],
    matches: ({ type, fields }) =>
      type === 'TransactionStmt' && /SAVEPOINT|ROLLBACK_TO|RELEASE/.test(String(fields.kind)),
  },
  notification: {
    lackedBy: all,
    matches: isType('ListenStmt', 'NotifyStmt', 'UnlistenStmt'),
  },
  extension: { lackedBy: all, matches: isType('CreateExtensionStmt') },
  copy: { lackedBy: ['CockroachDB', 'Aurora DSQL'], matches: isType('CopyStmt') },
  vacuum: {
    lackedBy: all,
    matches: ({ type, fields }) => type === 'VacuumStmt' && fields.is_vacuumcmd === true,
  },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof rules;

/** Whether the definition of a column has a constraint or a default. */
function hasRule(definition: unknown): boolean {
  const { ColumnDef } = definition as { ColumnDef?: { constraints?: unknown[] } }; // as: libpg-query
  return (ColumnDef?.constraints?.length ?? 0) > 0;
}

const isRepeatableRead = (fields: SyntaxNode['fields']): boolean =>
  JSON.stringify(fields).includes('"repeatable read"');
