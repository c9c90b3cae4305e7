import { ruled, contentRules } from '@xinpu/sdk/rules'
import type { ContentEntry, ContentTrait } from '@xinpu/sdk/types'
import { useState } from 'react'
import { styled } from 'styled-components'
import { DateField } from '../../primitives/DateField/DateField.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { media, token } from '../../theme/index.ts'
import { draftOf, faultsOf, toldOf, type ContentDraft, type ContentTold } from './content-draft.ts'
import { ContentFields } from './ContentFields.tsx'
import { ContentPreview } from './ContentPreview.tsx'

export interface ContentDialogProps {
  /** What entries of the kind say. */
  trait: ContentTrait
  /** What it is called: 公告. */
  title: string
  /** The entry that is changed; absent for a new one. */
  entry?: ContentEntry | undefined
  /** Where a new one stands at first. */
  place?: string | undefined
  /** Rejects with the server's word; everything stays typed. */
  onSave: (told: ContentTold) => Promise<unknown>
  uploadImage: SendFile
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Sets one thing on pages of the site, with what the page will show of it. */
export function ContentDialog({ trait, title, entry, place, onSave, uploadImage, ...dialog }: ContentDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(trait, place, entry))
  const { serverErrors, attempt } = useRefused()
  const put = (part: Partial<ContentDraft>) => setDraft((before) => ({ ...before, ...part }))

  async function save() {
    await attempt(() => onSave(toldOf(trait, draft, entry?.id)))
    dialog.onOpenChange(false)
  }

  return (
    <Dialog title={entry ? `编辑${title}` : `新增${title}`} {...dialog}>
      <Form
        label={title}
        submitLabel="保存"
        faults={faultsOf(trait, draft, entry?.id)}
        serverErrors={serverErrors}
        onSubmit={save}
      >
        {(errorOf) => (
          <>
            {trait.places.length > 1 && (
              <Select
                label="位置"
                name="place"
                options={trait.places}
                value={draft.place}
                onChange={(chosen) => put({ place: chosen })}
                error={errorOf('place')}
                isRequired
              />
            )}
            <ContentFields trait={trait} draft={draft} put={put} errorOf={errorOf} uploadImage={uploadImage} />
            <When draft={draft} put={put} errorOf={errorOf} />
            <ContentPreview kind={trait.kind} draft={draft} />
          </>
        )}
      </Form>
    </Dialog>
  )
}

interface WhenProps {
  draft: ContentDraft
  put: (part: Partial<ContentDraft>) => void
  errorOf: (field: string) => string | undefined
}

/** Its place in the order, and from when to when it is shown. */
const When = ({ draft, put, errorOf }: WhenProps) => (
  <Pair>
    <div data-field="beginTime">
      <DateField
        label="开始时间"
        mode="time"
        value={draft.begin}
        onChange={(begin) => put({ begin })}
        error={errorOf('beginTime')}
        help="不填即刻展示。"
      />
    </div>
    <div data-field="endTime">
      <DateField
        label="结束时间"
        mode="time"
        value={draft.end}
        onChange={(end) => put({ end })}
        error={errorOf('endTime')}
        help="不填一直展示。"
      />
    </div>
    <NumberField
      {...ruled(contentRules, 'position')}
      value={draft.position}
      onChange={(position) => put({ position })}
      min={0}
      max={9999}
      error={errorOf('position')}
      help="小的在前。"
    />
  </Pair>
)

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token('space', 4)};
  align-items: start;

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
