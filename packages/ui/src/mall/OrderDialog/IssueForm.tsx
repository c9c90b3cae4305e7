import { formatAmount } from '@xinpu/sdk/format'
import { invoiceTypeLabels } from '@xinpu/sdk/labels'
import { faultsIn, invoiceIssueRules, ruled } from '@xinpu/sdk/rules'
import type { InvoiceRecord } from '@xinpu/sdk/types'
import { useState } from 'react'
import { DescriptionList } from '../../primitives/DescriptionList/DescriptionList.tsx'
import type { DocumentFile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import { DocumentUpload, type DocumentUploadProps } from '../../primitives/DocumentUpload/DocumentUpload.tsx'
import { OrderForm, type OrderFormProps } from './OrderForm.tsx'
import type { OrderSends } from './order-sent.ts'
import { VerdictFields } from './VerdictFields.tsx'

interface IssueFormProps extends Omit<OrderFormProps<OrderSends['issue']>, 'order'> {
  record: InvoiceRecord
  uploadInvoice: DocumentUploadProps['onUpload']
}

const options = [
  { value: 'issued' as const, label: '已开好' },
  { value: 'refused' as const, label: '退回申请' },
]

/** The seller hands in the invoice that was asked for, or says why there is none. */
export function IssueForm({ record, uploadInvoice, ...props }: IssueFormProps) {
  const [status, setStatus] = useState<'issued' | 'refused'>('issued')
  const [file, setFile] = useState<DocumentFile | null>(null)
  const [refuseReason, setReason] = useState('')
  const isWordy = status === 'refused'

  return (
    <OrderForm
      {...props}
      label="开票"
      submitLabel={isWordy ? '退回申请' : '交付发票'}
      faults={faultsIn(
        invoiceIssueRules,
        { status, fileUrl: file?.url, refuseReason },
        {
          fileUrl: !isWordy && !file && '请上传发票文件',
          refuseReason: isWordy && !refuseReason.trim() && '请写明退回的原因',
        },
      )}
      values={() => (isWordy ? { status, refuseReason: refuseReason.trim() } : { status, fileUrl: file?.url ?? '' })}
    >
      {(errorOf) => (
        <>
          <DescriptionList items={factsOf(record)} />
          {!isWordy && (
            <DocumentUpload
              {...ruled(invoiceIssueRules, 'fileUrl')}
              isRequired
              value={file}
              onChange={setFile}
              onUpload={uploadInvoice}
              error={errorOf('fileUrl')}
            />
          )}
          <VerdictFields
            label="处理结果"
            options={options}
            status={status}
            onStatus={setStatus}
            field={ruled(invoiceIssueRules, 'refuseReason')}
            words={refuseReason}
            onWords={setReason}
            isWordy={isWordy}
            error={errorOf('refuseReason')}
          />
        </>
      )}
    </OrderForm>
  )
}

const factsOf = ({ invoice, amount, currency }: InvoiceRecord) => [
  { label: '抬头', value: invoice.title, copy: invoice.title },
  { label: '税号', value: invoice.taxNo, copy: invoice.taxNo },
  { label: '类型', value: invoiceTypeLabels[invoice.type] },
  { label: '价税合计', value: formatAmount(amount, currency) },
]
