import type { Term } from '@xinpu/trade/understanding'
import type { Db } from '../../core/database.ts'
import { countedTerms, easedAnswer } from '../easing.ts'
import { ranks } from '../hits-sql.ts'
import type { Narrowing } from '../index/narrowed.ts'
import type { CategoryTree } from '../index/surroundings.ts'
import { paramFacetsOf } from '../param-facets-sql.ts'
import {
  facetNames,
  type FacetName,
  type FoundFacets,
  type PartFilter,
  type PartQuery,
  type PartSearch,
} from '../part-search.ts'
import { searchPlanOf } from '../search-plan.ts'
import type { Answered } from './answer.ts'
import type { Engine } from './engine.ts'
import { mostHits } from './mapping.ts'
import { noFallbacks } from './plan-clauses.ts'
import {
  facetQuestion,
  hintQuestion,
  pageQuestion,
  presenceQuestions,
  rankOf,
  totalQuestion,
  type Question,
  type Sought,
} from './question.ts'

/** What the search in OpenSearch leans on. */
export interface OpenSearchServices {
  engine: Pick<Engine, 'ask'>
  /** Whether it may be asked; else the plain form answers. */
  isReady: () => boolean
  plain: PartSearch
  /** For what only SQL answers: the parameters of a leaf. */
  db: Db
  categories: () => Promise<CategoryTree>
  /** Short names of brands. */
  brandNames: () => Promise<ReadonlyMap<number, string>>
  onTrouble: (error: unknown) => void
}

/** Part search in OpenSearch: it finds ids, and leaves to SQL what it has no equal answer to. */
export function openSearch({
  engine,
  isReady,
  plain,
  db,
  categories,
  brandNames,
  onTrouble,
}: OpenSearchServices): PartSearch {
  /** Where the engine fails whoever asks is answered all the same, and the log tells it. */
  const orPlain = async <Answer>(answer: () => Promise<Answer>, otherwise: () => Promise<Answer>): Promise<Answer> => {
    if (!isReady()) return otherwise()
    return answer().catch((error: unknown) => {
      onTrouble(error)
      return otherwise()
    })
  }

  const narrowingOf = async ({ categoryId, ...filter }: PartFilter): Promise<Narrowing> => ({
    ...filter,
    ...(categoryId && { categoryIds: (await categories()).within(categoryId) }),
  })

  const soughtFor = async (text: string, terms: readonly Term[]): Promise<Sought> => {
    const plan = text.trim() === '' ? undefined : searchPlanOf(text, terms)
    const model = plan?.model
    const orders = model ? model.orders.nearest.length + model.orders.farther.length : 0
    if (!model || (orders === 0 && !model.hasSlips)) return { plan, fallbacks: noFallbacks }
    const [begins = 0, holds = 0] = (await engine.ask(presenceQuestions(model.plain))).map(({ total }) => total)
    return { plan, fallbacks: { hasOrders: begins === 0, hasSlips: model.hasSlips && holds === 0 } }
  }

  const askOne = async (question: Question): Promise<Answered> => {
    const [answer] = await engine.ask([question])
    if (!answer) throw new Error('OpenSearch did not answer.')
    return answer
  }

  const pageOf = async (query: PartQuery, narrowing: Narrowing, terms: readonly Term[]) => {
    const sought = await soughtFor(query.text, terms)
    const { hits, total } = await askOne(pageQuestion(sought, narrowing, query))
    return { hits: hits.map(({ id, score }) => ({ id, match: sought.plan && ranks[rankOf(score)] })), total }
  }

  const hints = async (text: string, limit: number, isHolding: boolean): Promise<Answered['hits']> => {
    const question = hintQuestion(text, limit, isHolding)
    return question ? (await askOne(question)).hits : []
  }

  return {
    understand: plain.understand,
    unitsOf: plain.unitsOf,

    find: (query) =>
      query.offset + query.limit > mostHits
        ? plain.find(query)
        : orPlain(
            async () => {
              const understanding = await plain.understand(query.text)
              const { terms } = understanding
              const narrowing = await narrowingOf(query)
              const page = (text: string, some: readonly Term[]) => pageOf({ ...query, text }, narrowing, some)
              const found = await page(query.text, terms)
              const isDone = found.total > 0 || query.isWhole || query.text.trim() === ''
              const eased = isDone ? undefined : await easedAnswer(terms, page)
              return { ...(eased ?? found), understanding, dropped: eased?.dropped ?? [] }
            },
            () => plain.find(query),
          ),

    facets: (query) =>
      orPlain(
        async () => {
          const { text, ...filter } = query
          const { terms } = await plain.understand(text)
          const narrowing = await narrowingOf(filter)
          const count = async (text: string, terms: readonly Term[]) => {
            const sought = await soughtFor(text, terms)
            return { total: (await askOne(totalQuestion(sought, narrowing))).total, sought, text, terms }
          }
          const { sought, ...told } = await countedTerms(text, terms, count)
          const [facets, params] = await Promise.all([
            facetsOf(engine, sought, narrowing),
            paramFacetsOf(db, { ...told, filter }),
          ])
          return { facets, params }
        },
        () => plain.facets(query),
      ),

    totals: (text, filters) =>
      orPlain(
        async () => {
          const { terms } = await plain.understand(text)
          const sought = await soughtFor(text, terms)
          const narrowings = await Promise.all(filters.map(narrowingOf))
          if (narrowings.length === 0) return []
          const answers = await engine.ask(narrowings.map((narrowing) => totalQuestion(sought, narrowing)))
          return answers.map(({ total }) => total)
        },
        () => plain.totals(text, filters),
      ),

    suggestModels: (text, limit) =>
      orPlain(
        async () => {
          const beginning = await hints(text, limit, false)
          const found = beginning.length > 0 ? beginning : await hints(text, limit, true)
          const names = await brandNames()
          return found.map(({ id, shown: { model = '', brand } }) => ({
            id,
            model,
            brandName: names.get(Number(brand)) ?? '',
          }))
        },
        () => plain.suggestModels(text, limit),
      ),
  }
}

const choices: Record<FacetName, keyof Narrowing> = {
  stock: 'inStock',
  categoryId: 'categoryIds',
  brandId: 'brandIds',
  package: 'packages',
}

/** What a facet narrows is counted without it; the others share what is left. */
async function facetsOf(
  engine: Pick<Engine, 'ask'>,
  sought: Sought,
  narrowing: Narrowing,
): Promise<FoundFacets['facets']> {
  const isOwn = (facet: FacetName) => isSet(narrowing[choices[facet]])
  const own = facetNames.filter(isOwn)
  const shared = facetNames.filter((facet) => !isOwn(facet))
  const answers = await engine.ask([
    facetQuestion(sought, narrowing, shared),
    ...own.map((facet) => facetQuestion(sought, { ...narrowing, [choices[facet]]: undefined }, [facet])),
  ])
  const counts = Object.assign({}, ...answers.map(({ facets }) => facets)) as Answered['facets']
  return facetNames.map((facet) => ({ facet, values: counts[facet] ?? [], exact: true }))
}

const isSet = (choice: Narrowing[keyof Narrowing]): boolean =>
  Array.isArray(choice) ? choice.length > 0 : Boolean(choice)
