import { formatAmount } from '@xinpu/sdk/format'
import type { PayOnline } from '@xinpu/sdk/types'
import { LinkButton } from '../../primitives/Button/LinkButton.tsx'
import { QrImage } from '../../primitives/QrImage/QrImage.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { StatusTag } from '../../primitives/StatusTag/StatusTag.tsx'
import * as S from './CashierPanel.styles.ts'

interface WaitingPayProps {
  pay: PayOnline
  payName: string
}

/** A code to scan, or a page to open where there is no code; on a phone the page comes first. */
export const WaitingPay = ({ pay, payName }: WaitingPayProps) => (
  <>
    {pay.payUrl && pay.qrCode && (
      <S.PhoneWay>
        <LinkButton tone="primary" size="lg" shape="block" href={pay.payUrl}>
          打开{payName}付款
        </LinkButton>
      </S.PhoneWay>
    )}
    {pay.qrCode ? <Scanned pay={pay} payName={payName} code={pay.qrCode} /> : <Opened pay={pay} payName={payName} />}
  </>
)

const Scanned = ({ pay, payName, code }: WaitingPayProps & { code: string }) => (
  <S.Way>
    <S.Code>
      <QrImage value={code} label={`用${payName}扫码`} />
    </S.Code>
    <S.Told>
      <Steps pay={pay} first={`打开${payName}，扫这个码`} />
    </S.Told>
  </S.Way>
)

const Opened = ({ pay, payName }: WaitingPayProps) => (
  <S.Told>
    <Steps pay={pay} first={`打开${payName}的付款页`} />
    <S.Deeds>
      {pay.payUrl && (
        <LinkButton tone="primary" size="lg" href={pay.payUrl}>
          打开{payName}付款
        </LinkButton>
      )}
    </S.Deeds>
  </S.Told>
)

const Steps = ({ pay, first }: { pay: PayOnline; first: string }) => (
  <>
    <S.Steps>
      <li>{first}</li>
      <li>
        <span>
          核对金额 <b>{formatAmount(pay.amount, pay.currency)}</b>
        </span>
      </li>
      <li>付完这里自动跳转</li>
    </S.Steps>
    <S.State>
      <StatusTag tone="neutral" shape="ring">
        {pay.qrCode ? '等待扫码' : '等待付款'}
      </StatusTag>
    </S.State>
  </>
)

/** The room of a code and its steps. */
export const LoadingPay = () => (
  <S.Way>
    <S.Code>
      <S.Place data-skeleton />
    </S.Code>
    <Skeleton shape="text" />
  </S.Way>
)
