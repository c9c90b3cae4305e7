import { brandClaimRules, faultsIn, ruled } from '@xinpu/sdk/rules'
import { useState } from 'react'
import type { DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import { DocumentUpload, type DocumentUploadProps } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { toast } from '../../primitives/Toast/toast.ts'
import { useRefused } from '../../primitives/Form/useRefused.ts'

export interface ProofFormProps {
  /** Hands the claim in; rejects with the server's word, everything stays filled in. */
  claim: (proof: { certUrl: string; remark?: string }) => Promise<unknown>
  /** Sends the proof. */
  uploadProof: DocumentUploadProps['onUpload']
  submitLabel: string
  onDone: () => void
}

/** The paper that says whose the brand is. */
export function ProofForm({ claim, uploadProof, submitLabel, onDone }: ProofFormProps) {
  const [proof, setProof] = useState<DocumentFile | null>(null)
  const [remark, setRemark] = useState('')
  const { serverErrors, attempt } = useRefused()

  const submit = async () => {
    if (!proof) return
    await attempt(() => claim({ certUrl: proof.url, ...(remark.trim() && { remark: remark.trim() }) }))
    toast.success('认领已提交审核', { detail: '审核后会发消息告诉您结果。' })
    onDone()
  }

  return (
    <Form
      label="认领品牌"
      submitLabel={submitLabel}
      faults={faultsIn(brandClaimRules, { certUrl: proof?.url, remark })}
      serverErrors={serverErrors}
      onSubmit={submit}
    >
      {(errorOf) => (
        <>
          <DocumentUpload
            {...ruled(brandClaimRules, 'certUrl')}
            value={proof}
            onChange={setProof}
            onUpload={uploadProof}
            error={errorOf('certUrl')}
            help="商标注册证，或商标权人给贵企业的授权书。只有审核人员能看到。"
          />
          <TextArea
            {...ruled(brandClaimRules, 'remark')}
            value={remark}
            onChange={setRemark}
            error={errorOf('remark')}
            placeholder="商标注册号、授权期限等"
          />
        </>
      )}
    </Form>
  )
}
