import type { Currency } from '@xinpu/sdk/format'
import { freightRules } from '@xinpu/sdk/rules'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { currencies, freightField, freightWords, type FreightDraft, type ShopDraft } from './shop-draft.ts'
import * as S from './ShopForm.styles.ts'

interface FreightFieldsProps {
  freights: ShopDraft['freights']
  onChange: (freights: ShopDraft['freights']) => void
  errorOf: (field: string) => string | undefined
}

const titles: Readonly<Record<Currency, string>> = { CNY: '人民币订单', USD: '美元订单' }

/** What sending an order costs, by the currency it is paid in, with the words that buyers read. */
export const FreightFields = ({ freights, onChange, errorOf }: FreightFieldsProps) => (
  <S.Freights>
    {currencies.map((currency) => (
      <Freight
        key={currency}
        currency={currency}
        freight={freights[currency]}
        onChange={(part) => onChange({ ...freights, [currency]: { ...freights[currency], ...part } })}
        errorOf={errorOf}
      />
    ))}
  </S.Freights>
)

interface FreightProps {
  currency: Currency
  freight: FreightDraft
  onChange: (part: Partial<FreightDraft>) => void
  errorOf: (field: string) => string | undefined
}

function Freight({ currency, freight, onChange, errorOf }: FreightProps) {
  const money = (name: keyof FreightDraft) => ({
    label: name === 'fee' ? freightRules.fee.label : '包邮金额',
    name: freightField(currency, name),
    kind: 'decimal' as const,
    prefix: currency === 'USD' ? '$' : '¥',
    value: freight[name],
    onChange: (value: number | null) => onChange({ [name]: value }),
    error: errorOf(freightField(currency, name)),
  })

  return (
    <S.Freight aria-label={`${titles[currency]}运费`}>
      <S.Line>
        <b>{titles[currency]}</b>
        <span>买家看到：{freightWords(currency, freight)}</span>
      </S.Line>
      <S.Grid>
        <NumberField {...money('fee')} help="不填就是包邮" />
        <NumberField {...money('freeFrom')} help="商品满这个金额不收运费；不填就是不包邮" />
      </S.Grid>
    </S.Freight>
  )
}
