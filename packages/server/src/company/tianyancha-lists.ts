import * as z from 'zod'
import type { ToldRow } from './source.ts'

/** A row as it comes: columns by their documented names. */
export const Named = z.record(z.string(), z.unknown())
type Columns = z.infer<typeof Named>

type Namer = (words: string) => string

interface List {
  /** Below `/services/open/`. */
  path: string
  /** @param named Names a row that has no number of its own by what it says. */
  read: (columns: Columns, named: Namer) => ToldRow
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, 5000) : ''

/** Milliseconds, or a day in words. */
function timeOf(value: unknown): { date?: string } {
  const at = typeof value === 'number' ? new Date(value) : new Date(textOf(value) || Number.NaN)
  return Number.isNaN(at.getTime()) ? {} : { date: at.toISOString() }
}

/** Names rows by what they say, not by their place: that changes when a newer one comes. Those that say the same count on. */
export function namer(): Namer {
  const times = new Map<string, number>()
  return (words) => {
    const nth = (times.get(words) ?? 0) + 1
    times.set(words, nth)
    return nth === 1 ? words : `${words} ${nth}`
  }
}

const numberOf = (columns: Columns, named: Namer, words: readonly (string | undefined)[]) =>
  textOf(columns['id'] ?? columns['businessId'] ?? columns['caseNo']) || named(words.filter(Boolean).join(' '))

/** A list of plain rows: which column is the title, which the date, and what the others are called. */
const plain = (path: string, title: string, date: string, names: Readonly<Record<string, string>>): List => ({
  path,
  read(columns, named) {
    const said = { title: textOf(columns[title]) || '—', ...timeOf(columns[date]) }
    const fields = Object.entries(names)
      .map(([column, name]) => ({ name, value: textOf(columns[column]) }))
      .filter(({ value }) => value !== '')
    return { outer: numberOf(columns, named, [said.date, said.title]), data: { ...said, fields } }
  },
})

/** Kinds of holders: 1 a company, 2 a person. */
const holderTypes: Readonly<Record<string, string>> = { 1: 'company', 2: 'person' }
const Capital = z.array(
  z.looseObject({ amomon: z.string().nullish(), percent: z.string().nullish(), time: z.string().nullish() }),
)

const holder: List = {
  path: 'ic/holder/2.0',
  read: (columns, named) => {
    const [share] = Capital.safeParse(columns['capital']).data ?? []
    const { date } = timeOf(share?.time)
    const type = holderTypes[textOf(columns['type'])] ?? 'other'
    const name = textOf(columns['name'])
    const outer = numberOf(columns, named, [name])
    return {
      outer,
      data: { name, type, percent: share?.percent ?? '', amount: share?.amomon ?? '', ...(date && { time: date }) },
      ...(type === 'company' && columns['id'] !== undefined && { company: { outer, name } }),
    }
  },
}

const staff: List = {
  path: 'ic/staff/2.0',
  read: (columns, named) => ({
    outer: numberOf(columns, named, [textOf(columns['name'])]),
    data: {
      name: textOf(columns['name']),
      type: Array.isArray(columns['typeJoin']) ? columns['typeJoin'].map(textOf) : [],
      companyCount: 1,
    },
  }),
}

const change: List = {
  path: 'ic/changeinfo/2.0',
  read: (columns) => ({
    outer: [columns['changeTime'], columns['changeItem']].map(textOf).join(' '),
    data: {
      changeItem: textOf(columns['changeItem']),
      changeTime: timeOf(columns['changeTime']).date ?? new Date(0).toISOString(),
      contentBefore: textOf(columns['contentBefore']),
      contentAfter: textOf(columns['contentAfter']),
    },
  }),
}

/** Lists whose documents are read here; what is not named cannot be had and is said to be away. */
export const tianyanchaLists: Readonly<Record<string, List>> = {
  holder,
  staff,
  change,
  branch: plain('ic/branch/2.0', 'name', 'estiblishTime', { legalPersonName: '负责人', regStatus: '状态' }),
  lawSuit: plain('jr/lawSuit/3.0', 'casereason', 'submittime', { caseno: '案号', court: '法院', casetype: '案件类型' }),
  abnormal: plain('mr/abnormal/2.0', 'putReason', 'putDate', { putDepartment: '列入机关', removeDate: '移出日期' }),
  punishment: plain('mr/punishmentInfo/3.0', 'reason', 'decisionDate', { departmentName: '处罚机关', content: '内容' }),
}
