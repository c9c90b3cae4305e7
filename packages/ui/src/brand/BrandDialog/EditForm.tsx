import { brandEditRules, ruled } from '@xinpu/sdk/rules'
import type { SpecBrand } from '@xinpu/sdk/types'
import { useState } from 'react'
import { Form } from '../../primitives/Form/Form.tsx'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { RichEditor } from '../../primitives/RichEditor/RichEditor.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { toast } from '../../primitives/Toast/toast.ts'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { changesOf, draftOf, faultsOf, type BrandChanges } from './brand-draft.ts'
import { NameFields } from './NameFields.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'

export interface EditFormProps {
  /** The brand with all that its page says. */
  brand: SpecBrand
  /** Sends what was changed; rejects with the server's word, everything stays typed. */
  save: (changes: BrandChanges) => Promise<unknown>
  /** Sends a logo. */
  uploadLogo: SendFile
  onDone: () => void
}

/** What a brand says of itself, changed by the enterprise that holds it, without review. */
export function EditForm({ brand, save, uploadLogo, onDone }: EditFormProps) {
  const [draft, setDraft] = useState(() => draftOf(brand))
  const { serverErrors, attempt } = useRefused()
  const put = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))

  const submit = async () => {
    const changes = changesOf(brand, draft)
    if (Object.keys(changes).length > 0) await attempt(() => save(changes))
    toast.success('品牌资料已保存')
    onDone()
  }

  return (
    <Form
      label="编辑品牌"
      submitLabel="保存"
      faults={faultsOf(brand, draft)}
      serverErrors={serverErrors}
      onSubmit={submit}
    >
      {(errorOf) => (
        <>
          <NameFields
            value={draft}
            onChange={put}
            errorOf={errorOf}
            website={brand.website === '' ? 'free' : 'required'}
          />
          <TextField
            {...ruled(brandEditRules, 'country')}
            value={draft.country}
            onChange={(country) => put({ country })}
            error={errorOf('country')}
          />
          <ImageUpload
            label="品牌标志"
            name="fullLogo"
            images={draft.logos}
            onChange={(logos) => put({ logos })}
            onUpload={uploadLogo}
            max={1}
            maxSize={2_000_000}
            error={errorOf('fullLogo')}
            isRequired={brand.fullLogo !== ''}
          />
          <RichEditor
            label="品牌介绍"
            name="intro"
            html={draft.intro}
            onChange={(intro) => put({ intro })}
            error={errorOf('intro')}
            placeholder="做什么产品、用在哪里、成立于何时何地"
          />
        </>
      )}
    </Form>
  )
}
