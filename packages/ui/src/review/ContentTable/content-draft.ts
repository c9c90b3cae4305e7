import { contentRules, faultsIn } from '@xinpu/sdk/rules'
import type { ContentEntry, ContentField, ContentTrait } from '@xinpu/sdk/types'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import { instantOf, localOf } from '../china-clock.ts'

/** What is sent of an entry. */
export type ContentTold = Omit<ContentEntry, 'id' | 'state'> & { id?: number }

/** What stands in the form: empty where nothing does, times as China's clock shows them. */
export interface ContentDraft {
  place: string
  name: string
  url: string
  images: readonly string[]
  position: number | null
  begin: string | null
  end: string | null
}

const blank = { name: '', position: 100 }

export function draftOf(trait: ContentTrait, place: string | undefined, entry?: ContentEntry): ContentDraft {
  const { name, url = '', imgUrl, position, beginTime, endTime }: Partial<ContentEntry> & typeof blank = entry ?? blank
  return {
    place: entry?.place ?? place ?? trait.places[0]?.value ?? '',
    name,
    url,
    images: imgUrl ? [imgUrl] : [],
    position,
    begin: localOf(beginTime),
    end: localOf(endTime),
  }
}

/** The entry that a form means; what is left empty is left out. */
export function toldOf(trait: ContentTrait, draft: ContentDraft, id?: number): ContentTold {
  const [imgUrl] = draft.images
  return {
    kind: trait.kind,
    place: draft.place,
    name: draft.name.trim(),
    position: draft.position ?? 100,
    ...(id !== undefined && { id }),
    ...(draft.url.trim() && { url: draft.url.trim() }),
    ...(imgUrl && { imgUrl }),
    ...(draft.begin && { beginTime: instantOf(draft.begin) }),
    ...(draft.end && { endTime: instantOf(draft.end) }),
  }
}

/** What the server would refuse, in its words. */
export function faultsOf(trait: ContentTrait, draft: ContentDraft, id?: number): FieldFault[] {
  const { url, imgUrl, beginTime, endTime, ...told } = toldOf(trait, draft, id)
  const isBackward = beginTime && endTime && endTime <= beginTime
  return faultsIn(
    contentRules,
    { id: told.id, url, imgUrl, beginTime, endTime, ...told },
    {
      name: lacking(trait, 'name', told.name),
      imgUrl: lacking(trait, 'imgUrl', imgUrl),
      url: lacking(trait, 'url', url),
      endTime: isBackward ? '结束时间不能早于开始时间' : undefined,
    },
  )
}

function lacking(trait: ContentTrait, name: ContentField, value: string | undefined): string | undefined {
  const field = trait.fields.find((each) => each.name === name)
  return field?.isRequired && !value ? `请填写${field.label}` : undefined
}
