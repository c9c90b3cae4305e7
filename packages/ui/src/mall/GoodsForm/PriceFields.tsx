import { goodsRules, ruled } from '@xinpu/sdk/rules'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { LadderPriceEditor } from '../LadderPriceEditor/LadderPriceEditor.tsx'
import * as S from './GoodsForm.styles.ts'
import type { PartProps } from './GoodsForm.tsx'

interface PriceFieldsProps extends PartProps {
  /** The currency of goods that are there stays. */
  isKnown: boolean
}

const currencies = [
  { value: 'CNY', label: '人民币 ¥' },
  { value: 'USD', label: '美元 $' },
]

/** What a piece costs by quantity, and which quantities are sold. */
export function PriceFields({ draft, onChange, errorOf, isKnown }: PriceFieldsProps) {
  const count = (name: 'moq' | 'mpq') => ({
    ...ruled(goodsRules, name),
    unit: '片',
    value: draft[name],
    onChange: (value: number | null) => onChange({ [name]: value }),
    error: errorOf(name),
  })

  return (
    <S.Prices>
      {!isKnown && (
        <RadioGroup
          label={goodsRules.currency.label}
          look="buttons"
          options={currencies}
          value={draft.currency}
          onChange={(currency) => onChange({ currency: currency === 'USD' ? 'USD' : 'CNY' })}
          help="发布后不能改；美元商品在香港交货"
        />
      )}
      <S.Grid>
        <NumberField {...count('moq')} help="阶梯价从这个数量开始" />
        <NumberField {...count('mpq')} help="买的数量是它的倍数" />
      </S.Grid>
      <LadderPriceEditor
        ladder={draft.ladder}
        currency={draft.currency}
        moq={draft.moq}
        onChange={(ladder) => onChange({ ladder })}
        error={errorOf('ladderPrices')}
      />
      <Checkbox isSelected={draft.isBargaining} onChange={(isBargaining) => onChange({ isBargaining })}>
        {goodsRules.isBargaining.label}，72 小时内答复
      </Checkbox>
    </S.Prices>
  )
}
