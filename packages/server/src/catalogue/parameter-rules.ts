import { featuresCalled } from '@xinpu/trade/query'
import { join } from 'node:path'
import { parameterColumn, type ParameterColumn } from './seed-parameters.ts'
import { fixedColumns, seedFiles } from './seed-source.ts'
import { readSeedTable } from './seed-table.ts'

/** How one parameter of a category is known among the figures and words of a description: a line of `parameter-rules.tsv`. */
export interface ParameterRule {
  parameter: ParameterColumn
  /** Where it stands among the parameters of the category. */
  place: number
  /** `value`, `range`, `tolerance`, `any` of the first two, `@A` for a value measured at a current; else `word`. */
  form: string
  /** The least and the greatest that it may be, in SI units. */
  from: number
  to: number
  /** Which figure it is: the `only` one, the one `printed` in the model, the `named` one, or `1/2`, the lesser of two. */
  take: string
  /** What the words look like, or the run of signs that a figure stands in. */
  pattern: RegExp | undefined
  /** What it is called, `$1` for what the pattern found; for a figure `$` stands for the figure. */
  value: string
  /** What the model or the description must say besides. */
  needs: RegExp | undefined
}

type Row = Record<string, string>

/** The rules of a category, in the order they are asked. */
export function openParameterRules(folder: string): (code: string) => readonly ParameterRule[] {
  const rows = readSeedTable(join(folder, 'parameter-rules.tsv')).rows
  const columns = seededColumns(folder)
  const known = new Map<string, readonly ParameterRule[]>()
  return (code) => {
    const rules = known.get(code) ?? rulesOf(rows, code, columns.get(code) ?? [])
    known.set(code, rules)
    return rules
  }
}

/** The parameters that a category's own parts are told by, in the order they matter. */
function seededColumns(folder: string): Map<string, readonly string[]> {
  const parts = join(folder, 'parts')
  return new Map(
    seedFiles(parts).map((name) => [
      name.replace('.tsv', ''),
      readSeedTable(join(parts, name)).columns.filter((column) => !fixedColumns.has(column)),
    ]),
  )
}

function rulesOf(rows: readonly Row[], code: string, columns: readonly string[]): ParameterRule[] {
  return rows
    .filter((row) => isMeant(row, code, columns))
    .flatMap((row) => (row.form === 'feature' ? featureRules(row, columns) : [ruleOf(row, columns)]))
}

/** A rule for every category is one for those whose own parts are told by its parameter. */
const isMeant = ({ category = '', parameter = '' }: Row, code: string, columns: readonly string[]): boolean =>
  category === '*' ? columns.includes(parameter) : category.split(' ').includes(code)

function ruleOf(row: Row, columns: readonly string[]): ParameterRule {
  const { parameter = '', form = '', from, to, take, pattern, value = '', needs } = row
  return {
    parameter: parameterColumn(parameter),
    place: columns.includes(parameter) ? columns.indexOf(parameter) : columns.length,
    form,
    // Ranges go below zero, and a value below zero is a sign of its own.
    from: from ? Number(from) : form === 'range' ? -Infinity : 0,
    to: to ? Number(to) : Infinity,
    take: take || 'only',
    pattern: pattern ? new RegExp(pattern, 'g') : undefined,
    value,
    needs: needs ? new RegExp(needs) : undefined,
  }
}

/** Properties that people search for are read in the same spellings; `value` chooses among them. */
const featureRules = (row: Row, columns: readonly string[]): ParameterRule[] =>
  featuresCalled(row.pattern ?? '')
    .filter(({ value }) => !row.value || row.value.split('|').includes(value))
    .map(({ value, spellings }) => ({
      ...ruleOf({ ...row, form: 'word', pattern: '', value }, columns),
      pattern: spelled(spellings),
    }))

const spelled = (spellings: readonly string[]): RegExp =>
  new RegExp(
    `(?<![A-Za-z0-9])(?:${spellings.map((one) => one.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)).join('|')})(?![A-Za-z0-9])`,
    'gi',
  )
