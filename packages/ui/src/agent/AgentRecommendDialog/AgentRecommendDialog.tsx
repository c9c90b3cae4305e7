import { faultsIn, recommendRules, ruled } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { webAddressOf } from '../../primitives/TextField/web-address.ts'
import type { BrandChoice, BrandField } from '../brand-field.ts'

/** An agent that is missing, as it is told. */
export interface Recommended {
  name: string
  website?: string
  brandId?: number
  remark?: string
}

export interface AgentRecommendDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Tells the reviewers; rejects with the server's word. */
  send: (told: Recommended) => Promise<unknown>
  /** Draws the field that finds brands. */
  brandField: (field: BrandField) => React.ReactNode
}

/** Names an agent that is missing in the directory. */
export const AgentRecommendDialog = (props: AgentRecommendDialogProps) => (
  <Dialog title="补充代理商" subtitle="审核通过后收录到名录。" isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
    <Fields {...props} />
  </Dialog>
)

function Fields({ onOpenChange, send, brandField }: AgentRecommendDialogProps) {
  const [draft, setDraft] = useState({ name: '', website: '', remark: '' })
  const [brand, setBrand] = useState<BrandChoice | null>(null)
  const { serverErrors, attempt } = useRefused()
  const website = webAddressOf(draft.website)
  const told: Recommended = {
    name: draft.name,
    ...(website && { website }),
    ...(brand?.id !== undefined && { brandId: brand.id }),
    ...(draft.remark && { remark: draft.remark }),
  }

  async function submit() {
    await attempt(() => send(told))
    onOpenChange(false)
  }

  return (
    <Form
      label="补充代理商"
      submitLabel="提交"
      faults={faultsIn(recommendRules, told)}
      serverErrors={serverErrors}
      onSubmit={submit}
    >
      {(errorOf) => {
        const text = (name: 'name' | 'remark' | 'website') => ({
          ...ruled(recommendRules, name),
          value: draft[name],
          onChange: (value: string) => setDraft((before) => ({ ...before, [name]: value })),
          error: errorOf(name),
        })
        return (
          <>
            <TextField {...text('name')} />
            <TextField {...text('website')} type="url" placeholder="https://" />
            {brandField({
              label: '代理的品牌',
              value: brand,
              onChange: setBrand,
              name: 'brandId',
              error: errorOf('brandId'),
              isRequired: false,
            })}
            <TextArea {...text('remark')} />
          </>
        )
      }}
    </Form>
  )
}
