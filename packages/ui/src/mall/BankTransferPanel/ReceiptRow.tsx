import { formatAmount, fullDate } from '@xinpu/sdk/format'
import type { ReceiptVO } from '@xinpu/sdk/types'
import { Button } from '../../primitives/Button/Button.tsx'
import { DocumentTile } from '../../primitives/DocumentUpload/DocumentTile.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import { momentOf } from '../../primitives/TimeText/moment-of.ts'
import * as S from './BankTransferPanel.styles.ts'

interface ReceiptRowProps {
  receipt: ReceiptVO
  onEdit: () => void
  onRemove: () => void
}

/** A voucher: what it says, where it stands, and what can still be done with it. */
export function ReceiptRow({ receipt, onEdit, onRemove }: ReceiptRowProps) {
  const { imgUrl, payer, bank, amount, currency, payTime, status, refuseReason } = receipt
  const sum = formatAmount(amount, currency)
  const at = momentOf(payTime)
  const verb = status === 'refused' ? '重新上传' : '修改'
  return (
    <S.Voucher>
      <div data-tile>
        <DocumentTile document={{ url: imgUrl, name: '' }} label={`凭证 ${sum}`} />
      </div>
      <div>
        <p data-line>
          <b>{sum}</b>
          <time dateTime={at.toISOString()}>{fullDate(at)}</time>
        </p>
        <p data-line>
          <span>{payer}</span>
          {bank && <small>{bank}</small>}
        </p>
        <StatusTag kind="receipt" status={status} />
        {status === 'refused' && refuseReason && <p data-why>{refuseReason}</p>}
      </div>
      {status !== 'accepted' && (
        <S.Deeds>
          <Button
            tone={status === 'refused' ? 'plain' : 'quiet'}
            size="sm"
            aria-label={`${verb}凭证 ${sum}`}
            onPress={onEdit}
          >
            {verb}
          </Button>
          <Button tone="quiet" size="sm" aria-label={`撤回凭证 ${sum}`} onPress={onRemove}>
            撤回
          </Button>
        </S.Deeds>
      )}
    </S.Voucher>
  )
}
