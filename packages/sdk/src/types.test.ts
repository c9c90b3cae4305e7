import { expect, test } from 'vitest'
import { createClient, type Op, type OpInput, type OpOutput } from './index.ts'
import { listen } from './events/index.ts'
import { createApi } from './full.ts'
import { favourCheck, favourList, favourSet } from './generated/account.gen.ts'
import { partDetail, partSearch } from './generated/datasheet.gen.ts'
import { eventStream } from './generated/message.gen.ts'
import { suggestionList } from './generated/portal.gen.ts'
import type { ChipModel, Page, SearchSuggestion } from './generated/types.gen.ts'
import { list, query } from './query/index.ts'

const call = createClient()
const api = createApi()

/** Holds only if the two are one type. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false
const isSame = <A, B>(same: Same<A, B>) => same

/** Read by the compiler and never run: every line below a mark must not compile. */
export const compiled = {
  fields() {
    // @ts-expect-error -- a field that the call does not have
    void call(partSearch, { keyword: 'NE555' })
    // @ts-expect-error -- a field of the wrong type
    void call(partSearch, { keywords: 555 })
    // @ts-expect-error -- a list that is none
    void call(partSearch, { brandId: 1 })
    // @ts-expect-error -- a required field is missing
    void call(suggestionList, {})
    // @ts-expect-error -- the input of a call that requires something is missing
    void call(suggestionList)
    // @ts-expect-error -- the same, of a bound call
    void api.portal.suggestion.list()
    // @ts-expect-error -- an option that no call has
    void call(partSearch, {}, { timeOut: 1 })
    void call(partSearch)
    void api.datasheet.part.search()
    void call(suggestionList, { keywords: '电容' })
  },
  words() {
    // @ts-expect-error -- a word that the list does not have
    void call(partSearch, { sort: 'cheapest' })
    // @ts-expect-error -- a kind of favourite that there is not
    void call(favourCheck, { type: 99, targetId: 1 })
    // @ts-expect-error -- the same, of a question
    void query(call, favourCheck, { type: 99, targetId: 1 })
    // @ts-expect-error -- the same, of a list
    void list(call, favourList, { type: 99 })
    // @ts-expect-error -- a switch is 1 or 0
    void call(favourSet, { type: 1, targetId: 1, status: true })
    void call(partSearch, { sort: 'stock' })
  },
  async answers() {
    // @ts-expect-error -- parts come as a page, not as a list
    const parts: ChipModel[] = await call(partSearch)
    // @ts-expect-error -- yes or no is not a text
    const isFavour: string = await call(favourCheck, { type: 1, targetId: 1 })
    const { data } = await call(suggestionList, { keywords: '电容' })
    isSame<typeof data, SearchSuggestion[]>(true)
    // @ts-expect-error -- a field that the answer does not have
    const title = data[0]?.title
    return [parts, isFavour, title]
  },
  branches() {
    // @ts-expect-error -- a domain that there is not
    void api.datasheets
    // @ts-expect-error -- a call that there is not
    void api.datasheet.part.find
    // @ts-expect-error -- a branch is no call
    void api.datasheet.part()
    // @ts-expect-error -- what was bound stays
    api.datasheet.part = createApi().datasheet.part
  },
  streams() {
    // @ts-expect-error -- a stream has no answer to wait for
    void call(eventStream, {})
    // @ts-expect-error -- and no question for React Query
    void query(call, eventStream, {})
    // @ts-expect-error -- what is heard is what is told
    void listen(eventStream, {}, { hear: (event: string) => event })
    // @ts-expect-error -- a call that answers is nothing to listen to
    void listen(favourCheck, { type: 1, targetId: 1 }, { hear: () => undefined })
    void listen(eventStream, {}, { hear: (event) => event })
  },
  lists() {
    // @ts-expect-error -- one part is no page
    void list(call, partDetail, {})
    // @ts-expect-error -- suggestions come all at once
    void list(call, suggestionList, { keywords: '电容' })
    // @ts-expect-error -- the page is the list's own to count
    void list(call, favourList, { type: 1, pageIndex: 2 })
    // @ts-expect-error -- a required field is missing
    void list(call, favourList, {})
    void list(call, favourList, { type: 1 })
  },
  ops() {
    // @ts-expect-error -- any text is no call
    void call('GET /chip/specification/search')
    isSame<OpInput<typeof favourCheck>['targetId'], number>(true)
    isSame<OpOutput<typeof favourCheck>, boolean>(true)
    const own = 'GET /own' as Op<{ id: number }, Page<string>>
    void call(own, { id: 1 })
  },
}

test('what must not compile does not: the compiler reads this file', () =>
  expect(Object.values(compiled).every((lines) => typeof lines === 'function')).toBe(true))
