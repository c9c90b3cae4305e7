import type { BusinessLicense } from '@xinpu/sdk/types'
import { useState } from 'react'
import { fieldFaultsOf } from '../../primitives/Form/field-faults.ts'
import type { FieldFault } from '../../primitives/Form/Form.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { blankDraft, certificationOf, draftOf, type CertifyDraft } from './certify-draft.ts'
import { certifyFaults } from './certify-faults.ts'
import type { CertifyFormProps } from './CertifyForm.tsx'
import { takeRead, type ReadField } from './licence-reading.ts'
import { useFreeName } from './useFreeName.ts'

export type Certify = ReturnType<typeof useCertify>

/** What is filled in, what was read from the licence, what was refused, and what happens on 提交认证. */
export function useCertify({ detail, initial, submit, onChange, isNameFree, ...props }: CertifyFormProps) {
  const [draft, setDraft] = useState<CertifyDraft>(() => ({
    ...(detail ? draftOf(detail) : blankDraft),
    ...initial,
  }))
  const [read, setRead] = useState(props.licence)
  const [refused, setRefused] = useState(() => reasonsIn(detail))
  const [isTaken, setTaken] = useState(false)
  const freeName = useFreeName(isNameFree, detail?.name)
  const licence = read?.url === draft.businessLicense?.url ? read : undefined

  const change = (part: Partial<CertifyDraft>, reading = read) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setRefused((all) => all.filter(({ field }) => !(field in part)))
    setTaken(false)
    onChange?.(next, reading)
  }

  const send = async () => {
    setRefused([])
    setTaken(false)
    try {
      await submit(certificationOf(draft))
    } catch (error) {
      setRefused(fieldFaultsOf(error))
      setTaken((error as { code?: unknown }).code === conflict)
      throw error
    }
  }

  return {
    draft,
    licence,
    refused,
    isTaken,
    freeName,
    faults: certifyFaults(draft),
    change,
    send,
    take: (fields: readonly ReadField[]) => licence && change(takeRead(licence, fields)),
    /** What was read is kept from here on; the form hears of the document itself when it has arrived. */
    uploadLicence: async (file: File, call: Parameters<SendFile>[1]): Promise<BusinessLicense> => {
      const found = await props.uploadLicence(file, call)
      setRead(found)
      return found
    },
  }
}

/** The contract's CONFLICT: a certified enterprise has this code. */
const conflict = 409

const reasonsIn = (detail: CertifyFormProps['detail']): readonly FieldFault[] =>
  detail?.status === 'rejected' ? detail.rejects.map(({ field, reason }) => ({ field, message: reason })) : []
