import { Client, errors } from '@opensearch-project/opensearch'
import type { OpenSearchSettings } from '../../core/opensearch-settings.ts'
import { answeredOf, type Answered, type RawAnswer } from './answer.ts'
import type { PartDocument } from './document.ts'
import { answering, form, mapping, settings } from './mapping.ts'
import type { Place } from './place.ts'
import type { Question } from './question.ts'

/** Parts that were written to: documents of those that are there, and the numbers of those that are gone. */
interface Batch {
  documents: readonly PartDocument[]
  gone: readonly number[]
}

/** Parts in OpenSearch. Questions go to what the alias names; what is fed goes to one index. */
export interface Engine {
  alias: string
  ask: (questions: readonly Question[]) => Promise<Answered[]>
  /** The index that answers, and how far it has followed; nothing where there is none. */
  place: () => Promise<Place | undefined>
  /** Notes how far an index has followed; refused where another has noted something since the place was read. */
  note: (place: Place) => Promise<Place>
  create: (index: string) => Promise<void>
  /** Takes parts in; all of them, or it throws. Documents that a later turn has written stay as they are. */
  feed: (batch: Batch, to: { index: string; turn: number; isShownAtOnce: boolean }) => Promise<void>
  /** Has an index that is whole answer from now on, and drops those before it. */
  switchTo: (index: string) => Promise<void>
  version: () => Promise<string>
  close: () => Promise<void>
}

/** For a question, two seconds: whoever waits longer is answered by the database. */
const quick = { requestTimeout: 2000, maxRetries: 0 }
/** Milliseconds for what is fed. Shorter than OpenSearch remembers what was deleted (60 s), so that nothing late brings it back. */
const feedPatience = 30_000
/** What a full cluster refuses (429) is sent again after so many milliseconds, so often. */
const again = { wait: 1000, retries: 5 }

/** @param wait Milliseconds before what a full cluster refused is sent again. @default 1000 */
export function openEngine({ url, index: name }: OpenSearchSettings, wait = again.wait): Engine {
  const client = new Client({ node: url, maxRetries: 2, requestTimeout: feedPatience })
  const alias = `${name}-${form}`
  const places = `${name}-places`

  return {
    alias,

    async ask(questions) {
      const header = { index: alias, allow_partial_search_results: false }
      const { body } = await client.msearch({ body: questions.flatMap((question) => [header, question]) }, quick)
      return body.responses.map((answer) => answeredOf(answer as RawAnswer))
    },

    async place() {
      const named = await client.indices.getAlias({ name: alias }, { ...missing, ...quick })
      if (named.statusCode === 404) return undefined
      const [index = ''] = Object.keys(named.body)
      const { body } = await client.get({ index: places, id: index }, { ...missing, ...quick })
      if (!body.found || !body._source) return undefined
      const { era, position, readAt, turn } = body._source as Omit<Place, 'index' | 'seen'>
      return { index, era, position, readAt, turn, seen: { term: body._primary_term ?? 0, number: body._seq_no ?? 0 } }
    },

    async note({ index, seen, ...place }) {
      const guard = seen && { if_primary_term: seen.term, if_seq_no: seen.number }
      const { body } = await client.index({ index: places, id: index, body: place, ...guard })
      return { ...place, index, seen: { term: body._primary_term ?? 0, number: body._seq_no ?? 0 } }
    },

    async create(index) {
      const { body: hasPlaces } = await client.indices.exists({ index: places })
      if (!hasPlaces)
        await client.indices.create({ index: places, body: { settings: { auto_expand_replicas: '0-1' } } })
      await client.indices.create({ index, body: { settings, mappings: mapping } as object })
    },

    async feed({ documents, gone }, { index, turn, isShownAtOnce }) {
      const refused: string[] = []
      await client.helpers.bulk<PartDocument | number>({
        datasource: [...documents, ...gone],
        onDocument: (part) => actionOf(part, { _index: index, version: turn, version_type: 'external_gte' }),
        onDrop: ({ status, error }) =>
          void (isSettled(status, error) || refused.push(`${status} ${error?.reason ?? ''}`)),
        refresh: isShownAtOnce ? 'wait_for' : false,
        concurrency: 1,
        retries: again.retries,
        wait,
      })
      if (refused.length > 0) throw new Error(`OpenSearch refused ${refused.length} parts; the first: ${refused[0]}`)
    },

    async switchTo(index) {
      await client.indices.putSettings({ index, body: answering })
      await client.indices.refresh({ index })
      const others = Object.keys((await client.indices.getAlias({ index: `${alias}-*` }, missing)).body)
      const left = others.filter((other) => other !== index)
      const { body: named } = await client.indices.getAlias({ name: alias }, missing)
      await client.indices.updateAliases({
        body: {
          actions: [
            ...left.filter((other) => other in named).map((other) => ({ remove: { index: other, alias } })),
            { add: { index, alias } },
          ],
        },
      })
      for (const other of left) await client.indices.delete({ index: other }, missing)
    },

    version: async () => {
      const { body } = await client.info({}, quick)
      return body.version.number
    },

    close: () => client.close(),
  }
}

const missing = { ignore: [404] }

type Target = { _index: string; version: number; version_type: 'external_gte' }

type Action = [{ index: Target & { _id: string } }, PartDocument] | { delete: Target & { _id: string } }

/** A document by its part, or the deletion of one by its number. */
function actionOf(part: PartDocument | number, to: Target): Action {
  if (typeof part === 'number') return { delete: { ...to, _id: String(part) } }
  return [{ index: { ...to, _id: String(part.id) } }, part]
}

/** A later turn has written it (409), or what was to go is not there (404). */
const isSettled = (status: number, error: unknown): boolean => status === 409 || (status === 404 && !error)

/** Another server has noted a place since this one read it. */
export const isOvertaken = (error: unknown): boolean =>
  error instanceof errors.ResponseError && error.statusCode === 409
