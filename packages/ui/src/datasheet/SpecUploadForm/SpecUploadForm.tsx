import type { CategoryNode, OssFile, SpecCheck } from '@xinpu/sdk/types'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { Href } from '../../primitives/Link/Link.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import type { UploadedSpec, SpecEntry, SpecFields } from './spec-entry.ts'
import { SpecEntryRow } from './SpecEntryRow.tsx'
import * as S from './SpecUploadForm.styles.ts'
import { SpecZone } from './SpecZone.tsx'
import { useSpecEntries, type Tally } from './useSpecEntries.ts'

/** The field for the brand, as its owner draws it. */
export interface BrandField {
  value: SpecFields['brand']
  onChange: (value: SpecFields['brand']) => void
  error: string | undefined
  isDisabled: boolean
}

export interface SpecUploadFormProps {
  /** Sends one file to the store. */
  upload: SendFile
  /** Reads brand and model from a file of the store; rejects with code 0 where it cannot be a datasheet. */
  check: (fileUrl: OssFile['url']) => Promise<SpecCheck>
  /** Hands one in for review; rejects with the server's word. */
  handIn: (entry: UploadedSpec) => Promise<unknown>
  /** Makes a datasheet of the library a favourite. */
  favour: (specId: number) => Promise<unknown>
  /** Draws the field that finds brands. */
  brandField: (field: BrandField) => React.ReactNode
  categories: readonly CategoryNode[]
  /** Where a datasheet of the library is read. */
  hrefOf: (specId: number) => Href
  /** What waited since the last visit. */
  initial?: readonly UploadedSpec[]
  /** What a page that sent the person here knows already. */
  prefill?: Partial<Pick<SpecFields, 'brand' | 'model'>>
  /** What stands in the form now, to be kept. */
  onChange?: (kept: UploadedSpec[]) => void
  /** What became of the draft: a `DraftBar`. */
  draft?: React.ReactNode
}

/** Datasheets to hand in: each file is sent, read, completed and handed in by itself; what fails stays with its reason. */
export function SpecUploadForm({ upload, brandField, hrefOf, draft, ...terms }: SpecUploadFormProps) {
  const list = useSpecEntries(terms)

  return (
    <S.Root>
      {draft}
      <SpecZone upload={upload} onArrived={list.add} />
      {list.entries.length > 0 && (
        <S.List aria-label="待提交的资料">
          {list.entries.map((entry) => (
            <SpecEntryRow
              key={entry.file.url}
              entry={entry}
              list={list}
              categories={terms.categories}
              brandField={brandField}
              hrefOf={hrefOf}
            />
          ))}
        </S.List>
      )}
      {list.tally && <Told tally={list.tally} />}
      {list.entries.length > 0 && (
        <S.Foot>
          <Button
            tone="primary"
            isPending={list.isSending}
            isDisabled={list.ready === 0}
            onPress={() => void list.handIn()}
          >
            提交 {list.ready} 份
          </Button>
          <S.Facts>{waitingWords(list.entries)}</S.Facts>
        </S.Foot>
      )}
    </S.Root>
  )
}

/** Rows in are rows out: what was sent and what is left make the whole. */
function Told({ tally: { sent, left } }: { tally: Tally }) {
  if (left === 0) return <Alert tone="ok" title={`${sent} 份已提交审核，通过后会通知您`} />
  return (
    <Alert tone="warn" title={`共 ${sent + left} 份：${sent} 份已提交审核，${left} 份没有提交`}>
      没有提交的仍在上面，改好后再提交。
    </Alert>
  )
}

function waitingWords(entries: readonly SpecEntry[]): string {
  const reading = entries.filter(({ stage }) => stage.step === 'reading').length
  return reading > 0 ? `${reading} 份正在识别` : ''
}
