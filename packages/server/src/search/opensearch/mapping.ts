/**
 * The form of a document. Whoever changes the mapping, or what a document says, raises it: servers of both versions
 * then keep an index of their own, so that none asks the other's.
 */
export const form = 1

const keyword = { type: 'keyword' } as const
const integer = { type: 'integer' } as const
/** Kept for lists, never asked for. */
const shown = { type: 'keyword', index: false, doc_values: false } as const

/**
 * Nothing is analysed: words, keys and letters are made by the server, for every form of the search the same ones.
 * Brands and categories are keywords, not numbers: facets order equal counts by their texts, as SQL does.
 */
export const mapping = {
  dynamic: 'strict',
  properties: {
    id: integer,
    brand: keyword,
    category: keyword,
    package: keyword,
    popularity: integer,
    stock: integer,
    /** Microseconds since 1970. */
    created: { type: 'long' },
    model: shown,
    key: keyword,
    /** Pieces of three characters beside the whole: what is held somewhere inside is found without a scan of all numbers. */
    plain: { type: 'keyword', fields: { held: { type: 'wildcard', doc_values: true } } },
    words: keyword,
    /** Each parameter is a document of its own: a name, its unit and its ends belong together. */
    params: {
      type: 'nested',
      properties: {
        name: keyword,
        unit: keyword,
        value: keyword,
        lower: keyword,
        low: { type: 'double' },
        high: { type: 'double' },
        /** Whether it is the first of its name: a list is sorted by that one. */
        isFirst: { type: 'boolean' },
      },
    },
  },
} as const

/** A copy where there is a second node for it. Shards are left to the cluster, or to a template of its operator. */
export const settings = { auto_expand_replicas: '0-1', refresh_interval: '-1' }

/** Once it answers: a write is shown within a second, however seldom anybody asks. */
export const answering = { refresh_interval: '1s' }

/** OpenSearch turns no more pages than this without being told. */
export const mostHits = 10_000
