import type { CategoryNode, OssFile, SpecCheck } from '@xinpu/sdk/types'

/** What is said of one file. */
export interface SpecFields {
  brand: { id?: number; name: string } | null
  model: string
  /** The way from the first level of the categories to the one. */
  category: readonly { id: number; name: string }[]
  description: string
}

/** What is kept of a file between two visits: the file lies in the store, its bytes are not here. */
export interface UploadedSpec {
  file: OssFile
  fields: SpecFields
}

/** Where a file stands: being read, to be checked by the person, on its way, or why it cannot go on. */
export type SpecStage =
  | { step: 'reading' }
  | { step: 'ready' }
  | { step: 'sending' }
  /** It cannot be a datasheet. */
  | { step: 'refused'; reason: string }
  /** The reading or the sending failed; both can be tried again. */
  | { step: 'failed'; reason: string }
  /** The library has this very file. */
  | { step: 'known'; specId: number; isKept: boolean }

/** One file of the form. */
export interface SpecEntry extends UploadedSpec {
  stage: SpecStage
  check?: SpecCheck
  /** What is missing, by the names of the fields; told once somebody tried to send. */
  faults: Partial<Record<'brand' | 'model', string>>
}

export const emptyFields: SpecFields = { brand: null, model: '', category: [], description: '' }

/** A file that has just arrived, or that waited since the last visit. */
export const entryOf = ({ file, fields }: UploadedSpec): SpecEntry => ({
  file,
  fields,
  stage: { step: 'reading' },
  faults: {},
})

/** What the reading found goes where nothing stands yet. */
export function withCheck(entry: SpecEntry, check: SpecCheck, categories: readonly CategoryNode[]): SpecEntry {
  const { fields } = entry
  const { brand, model = '', categoryId } = check
  return {
    ...entry,
    check,
    stage: check.known ? { step: 'known', specId: check.known.id, isKept: false } : { step: 'ready' },
    fields: {
      ...fields,
      brand: fields.brand ?? (brand ? { id: brand.id, name: brand.fullName } : null),
      model: fields.model || model,
      category:
        fields.category.length > 0 || categoryId === undefined ? fields.category : wayTo(categories, categoryId),
    },
  }
}

/** A category with what is under it. */
interface Node {
  id: number
  name: string
  children?: readonly Node[]
}

/** The way down the tree to a category. */
export function wayTo(nodes: readonly Node[], id: number): Node[] {
  for (const node of nodes) {
    const way = node.id === id ? [node] : [node, ...wayTo(node.children ?? [], id)]
    if (way.at(-1)?.id === id) return way
  }
  return []
}

/** What is missing before a file can be handed in. */
export function faultsOf({ brand, model }: SpecFields): SpecEntry['faults'] {
  return {
    ...(brand === null && { brand: '请选择品牌' }),
    ...(model.trim() === '' && { model: '请填写型号' }),
  }
}

/** Whether it goes with the next handing in. */
export const canGo = ({ stage, check }: SpecEntry): boolean =>
  stage.step === 'ready' || (stage.step === 'failed' && check !== undefined)
