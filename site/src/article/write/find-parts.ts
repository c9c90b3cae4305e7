import type { Client } from '@xinpu/sdk'
import { partSearch } from '@xinpu/sdk/datasheet'
import type { ChipModel, Mention } from '@xinpu/sdk/types'
import type { PartHit } from '@xinpu/ui/article'
import { partPlace } from '../../catalogue/places.ts'
import { searchPlace } from '../../search/places.ts'

/** Parts that a list under the cursor shows. */
const most = 6

/** Parts that begin as somebody types. */
export async function findParts(call: Client, word: string): Promise<PartHit[]> {
  const { data } = await call(partSearch, { keywords: word, pageSize: most })
  return data.map(hitOf)
}

const hitOf = ({ model, brandName, package: packing, params, description }: ChipModel): PartHit => {
  const told = params.slice(0, 3).map(({ value }) => value)
  return {
    model,
    brandName,
    note: told.length > 0 ? [...told, packing].filter(Boolean).join(' ') : description.slice(0, 80),
  }
}

/** Where a part number of a text leads. */
export const mentionPlace = ({ word, modelId }: Mention) =>
  modelId === undefined ? searchPlace(word) : partPlace({ id: modelId, model: word })
