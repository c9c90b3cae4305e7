import type { Mention } from '@xinpu/sdk/types'
import { Suspense } from 'react'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import { onDemand } from '../../primitives/OnDemand/OnDemand.tsx'
import type { SelectOption } from '../../primitives/Select/Select.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import type { SheetSource } from '../PageFigureDialog/PageFigureDialog.tsx'
import type { ArticleValues } from './article-values.ts'

const Writing = onDemand(() => import('./Writing.tsx').then((module) => module.Writing))

/** A part that can be put into the text. */
export interface PartHit {
  model: string
  brandName: string
  /** What it is, in one line. */
  note: string
}

/** Where what stands in the editor is kept. */
export interface SaveNews {
  /** `device`: the server could not be reached, or somebody logged out. */
  state: 'new' | 'typing' | 'saving' | 'saved' | 'device' | 'conflict'
  /** When it was kept last, as 10:32; empty before. */
  at: string
  /** Why the server did not take it, where it said so. */
  why?: string
}

export interface ArticleEditorProps {
  values: ArticleValues
  onChange: (part: Partial<ArticleValues>) => void
  /** Subjects to sort it by. */
  channels: readonly SelectOption[]
  /** Names of the series that the writer has. */
  seriesNames: readonly string[]
  /** Sends a picture of the text, or the cover. */
  uploadImage: SendFile
  /** Parts that begin as somebody types after an `@`. */
  findParts: (word: string) => Promise<readonly PartHit[]>
  /** Datasheets that figures are quoted from. */
  sheets: SheetSource
  /** What the catalogue knows of the words of the text that was saved last. */
  mentions: readonly Mention[]
  /** Where a word of the text leads. */
  mentionHref: (mention: Mention) => Href
  save: SaveNews
  /** What is told over the text: a draft that was restored, why it was refused. */
  notice?: React.ReactNode
  /** What is wrong, once somebody tried to hand it in. */
  faults: readonly FieldFault[]
  /** Keeps everything now: the keys of saving, or the window was left. */
  onSave: () => void
  /** Asks for an article of elsewhere to be put in. */
  onImport: () => void
  onPreview: () => void
  onSubmit: () => void
  /**
   * Whether it waits behind its preview.
   *
   * @default false
   */
  isHidden?: boolean
  /** What is under way. */
  busy?: 'previewing' | 'submitting'
}

/** R003: an article is written as it will be read, between its contents and what is told of it. Loaded late. */
export const ArticleEditor = (props: ArticleEditorProps) => (
  <Suspense fallback={<Skeleton shape="detail" count={1} />}>
    <Writing {...props} />
  </Suspense>
)
