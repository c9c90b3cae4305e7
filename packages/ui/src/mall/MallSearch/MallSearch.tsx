import { Search } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../primitives/Button/Button.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { NumberField } from '../../primitives/NumberField/NumberField.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as S from './MallSearch.styles.ts'

/** What is looked for. */
export interface MallWanted {
  keywords: string
  /** Pieces: every price of the page is the one at that quantity. */
  qty: number
}

export interface MallSearchProps extends MallWanted {
  /** Where the form leads while scripts are off; its fields are named keywords and qty. */
  action: string
  onSearch: (wanted: MallWanted) => void
  /** The other ways in, beside the box. */
  doors?: React.ReactNode
}

/** The most pieces that can be wanted. */
const most = 999_999_999

/** The head of the mall: a search by words and by quantity, because every price depends on how many one buys. */
export function MallSearch({ action, onSearch, doors, ...given }: MallSearchProps) {
  const [keywords, setKeywords] = useState(given.keywords)
  const [qty, setQty] = useState<number | null>(given.qty)
  const [last, setLast] = useState(given)
  // Back and forward, and a filter beside, change what is looked for.
  if (last.keywords !== given.keywords || last.qty !== given.qty) {
    setLast(given)
    setKeywords(given.keywords)
    setQty(given.qty)
  }

  return (
    <S.Root>
      <div>
        <h1>商城</h1>
        <S.Form
          role="search"
          action={action}
          onSubmit={(event) => {
            event.preventDefault()
            onSearch({ keywords: keywords.trim(), qty: qty ?? 1 })
          }}
        >
          <TextField
            label="型号、品牌或参数"
            name="keywords"
            placeholder="型号 / 品牌 / 参数"
            size="lg"
            isLabelHidden
            value={keywords}
            onChange={setKeywords}
          />
          <NumberField
            label="数量"
            name="qty"
            unit="片"
            size="lg"
            isLabelHidden
            min={1}
            max={most}
            value={qty}
            onChange={setQty}
          />
          <Button type="submit" tone="primary" size="lg">
            <Icon of={Search} /> 搜索
          </Button>
        </S.Form>
        <S.Note>所有单价、排序与加购都按这个数量。</S.Note>
      </div>
      {doors}
    </S.Root>
  )
}
