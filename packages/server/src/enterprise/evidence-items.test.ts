import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evidenceItems, fewest, scoreOf } from './evidence-items.ts'
import type { SupplierRecord } from './supplier-record.ts'

const company = { auditedAt: new Date('2026-03-01T00:00:00Z'), validTo: '2031-05-20', founded: 2012 }
const nothing: SupplierRecord = {
  authorisation: { held: 0, ended: 0, nextEnd: null },
  freshness: { shown: 0, fresh: 0, confirmedAt: null },
  answers: { asked: 0, answered: 0, hours: null },
  honesty: { asked: 0, kept: 0 },
}
const some = fc.nat({ max: 3000 })
const part = fc.tuple(some, some).map(([one, other]) => [Math.max(one, other), Math.min(one, other)] as const)
const records: fc.Arbitrary<SupplierRecord> = fc
  .tuple(some, some, part, part, part)
  .map(([held, ended, [shown, fresh], [asked, answered], [offered, kept]]) => ({
    authorisation: { held, ended, nextEnd: null },
    freshness: { shown, fresh, confirmedAt: null },
    answers: { asked, answered, hours: 3 },
    honesty: { asked: offered, kept },
  }))
const today = '2026-11-20'
const licences = fc.constantFrom(company, { ...company, validTo: '2026-11-19' }, { ...company, validTo: null })
const scored = (record: SupplierRecord) => scoreOf(evidenceItems(company, record, today))

test('whatever the records say, their points add up to a score from 0 to 100, and what is unknown costs nothing', () => {
  fc.assert(
    fc.property(records, licences, (record, licensed) => {
      const items = evidenceItems(licensed, record, today)
      const score = scoreOf(items)
      expect(score >= 0 && score <= 100 && Number.isInteger(score)).toBe(true)
      for (const { state, points } of items) {
        expect(state === 'unknown' ? points === 0 : true).toBe(true)
        expect(state === 'good' ? points > 0 : true).toBe(true)
      }
    }),
  )
})

test('who stands by more of what it offers has no fewer points', () => {
  fc.assert(
    fc.property(fc.integer({ min: fewest, max: 500 }), some, (asked, kept) => {
      const told = (share: number) => scored({ ...nothing, honesty: { asked, kept: Math.min(asked, share) } })
      expect(told(kept + 1)).toBeGreaterThanOrEqual(told(kept))
    }),
  )
})

test('few records say nothing, and the others say what they rest on', () => {
  const few = { ...nothing, honesty: { asked: fewest - 1, kept: 0 } }
  expect(evidenceItems(company, few, today).map(({ state }) => state)).toEqual(['good', ...Array(4).fill('unknown')])
  const record = {
    authorisation: { held: 0, ended: 2, nextEnd: null },
    freshness: { shown: 10, fresh: 5, confirmedAt: new Date('2026-11-20T20:00:00Z') },
    answers: { asked: 10, answered: 9, hours: 0.4 },
    honesty: { asked: 10, kept: 3 },
  }
  const told = evidenceItems(company, record, today)
  expect(told.map(({ value, state }) => [value, state])).toEqual([
    ['营业执照已核实，2012 年成立，2026-03-01', 'good'],
    ['2 份已到期', 'bad'],
    ['50% 在 30 天内确认过', 'warn'],
    ['90 天内 10 次，90% 有回复，一半在 1 小时内', 'good'],
    ['30 天内 10 条被询价，30% 有货', 'bad'],
  ])
})

test('a licence counts until its last day is over, and speaks against the company from then on', () => {
  const first = (day: string) => evidenceItems(company, nothing, day)[0]
  expect(first('2031-05-20')).toMatchObject({ state: 'good', points: 25 })
  expect(first('2031-05-21')).toMatchObject({
    state: 'bad',
    points: 0,
    value: '营业执照已到期',
    brief: '营业执照已到期，2012 年成立',
    date: '2031-05-20',
  })
})
