import { brandRules, faultsIn } from '@xinpu/sdk/rules'
import { useState } from 'react'
import { Form } from '../../primitives/Form/Form.tsx'
import { NameFields } from './NameFields.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { webAddressOf } from '../../primitives/TextField/web-address.ts'

/** What is said of a new brand. */
interface NewBrand {
  brandCn: string
  brandEn?: string
  website?: string
}

export interface AddFormProps {
  /** What was typed where the brand was missed. */
  name: string
  /** Sends it for review; rejects with the server's word, everything stays typed. */
  propose: (brand: NewBrand) => Promise<unknown>
  /** It was sent, under this name. */
  onProposed: (name: string) => void
  onDone: () => void
}

/** A brand that the library does not have; reviewers decide. */
export function AddForm({ name, propose, onProposed, onDone }: AddFormProps) {
  const [brand, setBrand] = useState({ brandCn: name, brandEn: '', website: '' })
  const { serverErrors, attempt } = useRefused()

  const submit = async () => {
    const { brandCn, brandEn, website } = brand
    const told = {
      brandCn: brandCn.trim(),
      ...(brandEn && { brandEn }),
      ...(website && { website: webAddressOf(website) }),
    }
    await attempt(() => propose(told))
    onProposed(told.brandCn)
    onDone()
  }

  return (
    <Form
      label="新增品牌"
      submitLabel="提交审核"
      faults={faultsIn(brandRules, { ...brand, website: webAddressOf(brand.website) })}
      serverErrors={serverErrors}
      onSubmit={submit}
    >
      {(errorOf) => <NameFields value={brand} onChange={(part) => setBrand({ ...brand, ...part })} errorOf={errorOf} />}
    </Form>
  )
}
