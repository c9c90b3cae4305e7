import type { Term } from '@xinpu/trade/understanding'
import { searchPlanOf } from '../search-plan.ts'
import { countedTerms, easedAnswer } from '../easing.ts'
import { ranks } from '../hits-sql.ts'
import type { PartFilter, PartHits, PartQuery, PartSearch } from '../part-search.ts'
import { all } from './finding.ts'
import type { CategoryTree } from './surroundings.ts'
import type { IndexThread } from './index-thread.ts'
import type { Narrowing } from './narrowed.ts'

/** What the index leans on. */
export interface IndexServices {
  /** The index that answers now; without one the plain form does. */
  current: () => IndexThread | undefined
  plain: PartSearch
  categories: () => Promise<CategoryTree>
  /** Short names of brands. */
  brandNames: () => Promise<ReadonlyMap<number, string>>
  onTrouble: (error: unknown) => void
}

/** Part search in the index: it finds ids, and leaves to SQL what it has no answer to. */
export function indexSearch({ current, plain, categories, brandNames, onTrouble }: IndexServices): PartSearch {
  const narrowingOf = async ({ categoryId, ...filter }: PartFilter): Promise<Narrowing> => ({
    ...filter,
    ...(categoryId && { categoryIds: (await categories()).within(categoryId) }),
  })

  /** Where the index fails whoever asks is answered all the same, and the log tells it. */
  const ask = async <Answer>(
    answer: (thread: IndexThread) => Promise<Answer>,
    otherwise: () => Promise<Answer>,
  ): Promise<Answer> => {
    const thread = current()
    if (!thread) return otherwise()
    return answer(thread).catch((error: unknown) => {
      onTrouble(error)
      return otherwise()
    })
  }

  return {
    understand: plain.understand,
    unitsOf: plain.unitsOf,

    find: (query) =>
      ask(
        async (thread) => {
          const understanding = await plain.understand(query.text)
          const { terms } = understanding
          const narrowing = await narrowingOf(query)
          const page = (text: string, some: readonly Term[]) =>
            pageOf(thread, { ...query, text }, { terms: some, narrowing })
          const found = await page(query.text, terms)
          const isDone = found.total > 0 || query.isWhole || query.text.trim() === ''
          const eased = isDone ? undefined : await easedAnswer(terms, page)
          return { ...(eased ?? found), understanding, dropped: eased?.dropped ?? [] }
        },
        () => plain.find(query),
      ),

    facets: (query) =>
      ask(
        async (thread) => {
          const { text, ...filter } = query
          const { terms } = await plain.understand(text)
          const isLeaf = !!filter.categoryId && (await categories()).isLeaf(filter.categoryId)
          const narrowing = await narrowingOf(filter)
          const count = async (text: string, some: readonly Term[]) => {
            const plan = planFor(text, some)
            const [total = 0] = await thread.ask('totals', { plan, narrowings: [narrowing] })
            return { total, plan }
          }
          const { plan } = await countedTerms(text, terms, count)
          return thread.ask('facets', { plan, narrowing, isLeaf })
        },
        () => plain.facets(query),
      ),

    totals: (text, filters) =>
      ask(
        async (thread) => {
          const { terms } = await plain.understand(text)
          const narrowings = await Promise.all(filters.map(narrowingOf))
          return thread.ask('totals', { plan: planFor(text, terms), narrowings })
        },
        () => plain.totals(text, filters),
      ),

    suggestModels: (text, limit) =>
      ask(
        async (thread) => {
          const offers = await thread.ask('suggest', { text, limit })
          const names = await brandNames()
          return offers.map(({ id, model, brandId }) => ({ id, model, brandName: names.get(brandId) ?? '' }))
        },
        () => plain.suggestModels(text, limit),
      ),
  }
}

const planFor = (text: string, terms: readonly Term[]) => (text.trim() === '' ? undefined : searchPlanOf(text, terms))

async function pageOf(
  thread: IndexThread,
  { text, sort, limit, offset }: PartQuery,
  { terms, narrowing }: { terms: readonly Term[]; narrowing: Narrowing },
): Promise<Pick<PartHits, 'hits' | 'total'>> {
  const plan = planFor(text, terms)
  const { hits, total } = await thread.ask('find', { ...narrowing, plan, sort, limit, offset, counted: all })
  return { hits: hits.map(({ id, rank }) => ({ id, match: plan && ranks[rank] })), total }
}
