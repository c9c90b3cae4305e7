import { useState } from 'react'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { fieldFaultsOf } from '../../primitives/Form/field-faults.ts'
import { Form, type FieldFault } from '../../primitives/Form/Form.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'

/** What is said of a new brand. */
export interface NewBrand {
  brandCn: string
  brandEn?: string
  website?: string
}

export interface BrandDialogProps {
  /** What was typed where the brand was missed. */
  name: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Sends it for review; rejects with the server's word, everything stays typed. */
  propose: (brand: NewBrand) => Promise<unknown>
  /** It was sent, under this name. */
  onProposed: (name: string) => void
}

/** Proposes a brand that the library does not have; reviewers decide. */
export function BrandDialog({ name, isOpen, onOpenChange, propose, onProposed }: BrandDialogProps) {
  return (
    <Dialog title="新增品牌" subtitle="审核通过后，所有人都能选择它。" isOpen={isOpen} onOpenChange={onOpenChange}>
      <Fields
        name={name}
        propose={propose}
        onProposed={(sent) => {
          onProposed(sent)
          onOpenChange(false)
        }}
      />
    </Dialog>
  )
}

function Fields({ name, propose, onProposed }: Pick<BrandDialogProps, 'name' | 'propose' | 'onProposed'>) {
  const [brand, setBrand] = useState({ brandCn: name, brandEn: '', website: '' })
  const [serverErrors, setServerErrors] = useState<readonly FieldFault[]>([])
  const put = (field: keyof typeof brand) => (value: string) => setBrand((before) => ({ ...before, [field]: value }))

  const submit = async () => {
    setServerErrors([])
    const { brandCn, brandEn, website } = brand
    const told = { brandCn: brandCn.trim(), ...(brandEn && { brandEn }), ...(website && { website }) }
    try {
      await propose(told)
    } catch (error) {
      setServerErrors(fieldFaultsOf(error))
      throw error
    }
    onProposed(told.brandCn)
  }

  return (
    <Form
      label="新增品牌"
      submitLabel="提交审核"
      faults={brand.brandCn.trim() === '' ? [{ field: 'brandCn', message: '请输入品牌名称' }] : []}
      serverErrors={serverErrors}
      onSubmit={submit}
    >
      {(errorOf) => (
        <>
          <TextField
            label="品牌名称"
            name="brandCn"
            value={brand.brandCn}
            onChange={put('brandCn')}
            error={errorOf('brandCn')}
            help="有中文名的写中文名，如“圣邦微”。"
            maxLength={100}
            isRequired
          />
          <TextField
            label="英文名称"
            name="brandEn"
            value={brand.brandEn}
            onChange={put('brandEn')}
            error={errorOf('brandEn')}
            maxLength={100}
          />
          <TextField
            label="官网"
            name="website"
            type="url"
            inputMode="url"
            value={brand.website}
            onChange={put('website')}
            error={errorOf('website')}
            placeholder="https://"
            maxLength={2048}
          />
        </>
      )}
    </Form>
  )
}
