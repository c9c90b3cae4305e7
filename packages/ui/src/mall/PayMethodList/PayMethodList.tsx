import type { PayType, PayTypeOption } from '@xinpu/sdk/types'
import { Landmark, MessageCircle, QrCode } from 'lucide-react'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { AriaFieldLabel, AriaFieldNotes } from '../../primitives/Field/AriaField.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Detail, Dot, Root, Words } from '../../primitives/RadioGroup/RadioGroup.styles.ts'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import * as S from './PayMethodList.styles.ts'

export interface PayMethodListProps {
  /** The ways to pay in the currency of what is paid; those that are closed say why. */
  types: readonly PayTypeOption[] | 'loading'
  /** The chosen way; null before there is one. */
  value: PayType | null
  onChange: (payType: PayType) => void
  /**
   * What is chosen.
   *
   * @default '付款方式'
   */
  label?: string
  /**
   * Whether the label is only read aloud, where a heading says the same.
   *
   * @default false
   */
  isLabelHidden?: boolean
  /** What is wrong with the choice. */
  error?: string | undefined
  /**
   * Whether nothing can be chosen for now, while an order is made.
   *
   * @default false
   */
  isDisabled?: boolean
}

/** The ways to pay, one to choose: what each is, and why one is closed. */
export function PayMethodList({ types, value, onChange, label = '付款方式', ...props }: PayMethodListProps) {
  if (types === 'loading') return <Waiting label={label} isLabelHidden={props.isLabelHidden} />
  if (types.length === 0) return <Alert tone="warn" title="现在没有可用的付款方式，订单会保留，请稍后再来" />

  return (
    <Root
      value={value}
      onChange={(chosen) => types.forEach(({ payType }) => payType === chosen && onChange(payType))}
      isDisabled={props.isDisabled ?? false}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
    >
      <AriaFieldLabel isHidden={props.isLabelHidden ?? false}>{label}</AriaFieldLabel>
      <S.Rows>
        {types.map((option) => (
          <Way key={option.payType} option={option} />
        ))}
      </S.Rows>
      {props.error && <AriaFieldNotes error={props.error} />}
    </Root>
  )
}

function Way({ option: { payType, name, enabled, reason } }: { option: PayTypeOption }) {
  const drawing = drawings[payType]
  return (
    <S.Row value={payType} isDisabled={!enabled}>
      <Dot aria-hidden />
      <Icon of={drawing} size={20} />
      <Words>
        {name}
        <Detail>{enabled ? details[payType] : (reason ?? '暂不可用')}</Detail>
      </Words>
    </S.Row>
  )
}

const drawings = { ALI: QrCode, WX: MessageCircle, BANK: Landmark }

/** What a way is, and how soon it is done. */
const details: Record<PayType, string> = {
  ALI: '扫码，即时到账',
  WX: '扫码，即时到账',
  BANK: '转账后上传凭证，由店铺核对',
}

const Waiting = ({ label, isLabelHidden = false }: Pick<PayMethodListProps, 'isLabelHidden'> & { label: string }) => (
  <S.Waiting role="status" aria-label={`${label}加载中`}>
    <AriaFieldLabel isHidden={isLabelHidden}>{label}</AriaFieldLabel>
    <Skeleton shape="row" />
  </S.Waiting>
)
