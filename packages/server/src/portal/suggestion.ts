import type { suggestion } from '@xinpu/contract/portal'
import { SearchScene } from '@xinpu/contract/portal'
import { plainOf } from '@xinpu/trade/words'
import type { Context } from '../core/context.ts'
import type { HandlersOf } from '../core/handlers.ts'

type Suggestion = suggestion.SearchSuggestion

/** What one part of the site offers for words that somebody types, the likeliest first; at most so many. */
export type Suggests = (
  asked: { keywords: string; size: number },
  context: Context,
) => Promise<readonly Omit<Suggestion, 'scene'>[]>

/** Every part of the site that is looked through; one that is forgotten does not compile. */
export type SuggestionKinds = Readonly<Record<SearchScene, Suggests>>

export const suggestionHandlers: HandlersOf<typeof suggestion> = {
  async list({ keywords, scene, size }, context) {
    if (plainOf(keywords) === '') return { data: [] }
    const scenes = scene ? [scene] : SearchScene.options
    const found = await Promise.all(scenes.map((each) => offered(each, { keywords, size }, context)))
    return { data: inTurn(found, size) }
  },
}

async function offered(
  scene: SearchScene,
  asked: { keywords: string; size: number },
  context: Context,
): Promise<Suggestion[]> {
  const found = await context.brought.suggestions[scene](asked, context)
  return found.map((each) => ({ ...each, scene }))
}

/** One of each part of the site after the other, so that none fills the list; a name that two offer stands once. */
function inTurn(found: readonly (readonly Suggestion[])[], size: number): Suggestion[] {
  const longest = Math.max(...found.map(({ length }) => length))
  const rows = Array.from({ length: longest }, (_, row) => found.flatMap((list) => list[row] ?? [])).flat()
  return rows.filter(({ name }, at) => rows.findIndex((one) => one.name === name) === at).slice(0, size)
}
