import type { MyGoods } from '@xinpu/sdk/types'
import type { BrandField } from '../../agent/brand-field.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import type { CascaderNode } from '../../primitives/Cascader/Cascader.tsx'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Form, type FieldFault } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { useTyped } from '../../primitives/Form/useTyped.ts'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { blankGoods, draftOf, goodsOf, type GoodsDraft, type GoodsValues } from './goods-draft.ts'
import { goodsFaults } from './goods-faults.ts'
import { LotsEditor } from './LotsEditor.tsx'
import { PriceFields } from './PriceFields.tsx'
import { SubjectFields } from './SubjectFields.tsx'
import { WordsFields } from './WordsFields.tsx'

/** The field for the datasheet, as its owner draws it. */
export interface SpecField {
  value: number | null
  onChange: (specId: number | null) => void
  error: string | undefined
}

export interface GoodsFormProps {
  /** What is known; without it new goods are offered. */
  goods?: MyGoods
  /**
   * Whether what is known is here, on its way, or could not be had.
   *
   * @default 'ready'
   */
  state?: 'error' | 'loading' | 'ready'
  /** Asks again for what is known. */
  onRetry?: () => void
  /** Draws the field that finds brands. */
  brandField: (field: BrandField) => React.ReactNode
  /** The tree to choose from. */
  categories: readonly CascaderNode[]
  /** Draws the field that finds the datasheet; without it none is asked for. */
  specField?: (field: SpecField) => React.ReactNode
  /** Sends a picture, of the goods or in their description. */
  uploadImage: SendFile
  /** Offers or changes the goods; rejects with the server's word, everything stays typed. */
  onSubmit: (goods: GoodsValues) => Promise<unknown>
  /** What the server refused, by the names of its fields, where it is not the rejection of `onSubmit`. */
  serverErrors?: readonly FieldFault[]
  /** Another way out, before the button. */
  actions?: React.ReactNode
  /** The place of a `DraftBar`. */
  draft?: React.ReactNode
  /** What a draft has kept; it goes before `goods`. */
  initial?: Partial<GoodsDraft>
  /** Something was filled in: keep it as a draft. */
  onChange?: (draft: GoodsDraft) => void
}

/** Goods of a shop: what they are, where they lie, what they cost by quantity, and what is said of them. */
export function GoodsForm(props: GoodsFormProps) {
  const { state = 'ready', onRetry } = props
  if (state === 'loading') return <Skeleton shape="detail" />
  if (state === 'error') return <ErrorState kind="server" onRetry={onRetry} />
  return <Filled {...props} />
}

function Filled({ goods, onSubmit, serverErrors, ...props }: GoodsFormProps) {
  const [draft, change] = useTyped<GoodsDraft>(
    () => ({ ...(goods ? draftOf(goods, props.categories) : blankGoods), ...props.initial }),
    props.onChange,
  )
  const refused = useRefused()

  return (
    <Form
      label={goods ? '修改商品' : '发布商品'}
      submitLabel={goods ? '保存' : '提交审核'}
      faults={goodsFaults(draft)}
      serverErrors={serverErrors ?? refused.serverErrors}
      onSubmit={() => refused.attempt(() => onSubmit(goodsOf(draft)))}
      actions={props.actions}
      draft={props.draft}
    >
      {(errorOf) => <Parts {...props} goods={goods} draft={draft} onChange={change} errorOf={errorOf} />}
    </Form>
  )
}

/** What a part of the form works on. */
export interface PartProps {
  draft: GoodsDraft
  onChange: (part: Partial<GoodsDraft>) => void
  errorOf: (field: string) => string | undefined
}

type PartsProps = Omit<GoodsFormProps, 'draft' | 'goods' | 'onChange' | 'onSubmit'> &
  PartProps & { goods: MyGoods | undefined }

function Parts({ goods, ...props }: PartsProps) {
  return (
    <>
      <Verdict goods={goods} />
      <Section title="商品">
        <SubjectFields {...props} />
      </Section>
      <Section title="库存" meta="先发的批次在前">
        <LotsEditor {...props} />
      </Section>
      <Section title="价格">
        <PriceFields {...props} isKnown={goods !== undefined} />
      </Section>
      <Section title="说明" meta="选填">
        <WordsFields {...props} />
      </Section>
    </>
  )
}

/** What the review said. */
function Verdict({ goods }: { goods: MyGoods | undefined }) {
  if (goods?.status === 'rejected')
    return (
      <Alert tone="danger" title={goods.rejectReason ?? '审核没有通过'}>
        改好后保存，会重新审核。
      </Alert>
    )
  return goods?.status === 'pending' ? <Alert title="正在审核，通过后上架；审核期间也可以修改" /> : null
}
