import { merchantEntryRules } from '@xinpu/sdk/rules'
import type { MerchantEntry } from '@xinpu/sdk/types'
import { BrandSet } from '../../agent/AgentForm/BrandSet.tsx'
import type { BrandField } from '../../agent/brand-field.ts'
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx'
import { Form } from '../../primitives/Form/Form.tsx'
import { useRefused } from '../../primitives/Form/useRefused.ts'
import { useTyped } from '../../primitives/Form/useTyped.ts'
import { ImageUpload } from '../../primitives/ImageUpload/ImageUpload.tsx'
import { Section } from '../../primitives/Section/Section.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import type { SendFile } from '../../primitives/Upload/useUploads.ts'
import { bannerRatio, ShopBanner } from '../MerchantCard/ShopBanner.tsx'
import { ShopFields } from '../MerchantEntryForm/ShopFields.tsx'
import { FreightFields } from './FreightFields.tsx'
import { draftOf, shopFaults, shopOf, type ShopDraft, type ShopValues } from './shop-draft.ts'

export interface ShopFormProps {
  /** The shop as it is, on its way, or not to be had. */
  shop: MerchantEntry | 'error' | 'loading'
  /** Asks again for the shop. */
  onRetry?: () => void
  /** Sends a picture: the mark or the banner. */
  uploadImage: SendFile
  /** Draws the field that finds brands. */
  brandField: (field: BrandField) => React.ReactNode
  /** Saves the shop; rejects with the server's word, everything stays typed. */
  onSubmit: (shop: ShopValues) => Promise<unknown>
  /** Another way out, before the button. */
  actions?: React.ReactNode
  /** The place of a `DraftBar`. */
  draft?: React.ReactNode
  /** What a draft has kept; it goes before `shop`. */
  initial?: Partial<ShopDraft> | undefined
  /** Something was filled in: keep it as a draft. */
  onChange?: (draft: ShopDraft) => void
}

/** A shop as its keeper sets it up: what buyers see of it, whom we call, and what sending costs. */
export function ShopForm(props: ShopFormProps) {
  const { shop, onRetry } = props
  if (shop === 'loading') return <Skeleton shape="detail" />
  if (shop === 'error') return <ErrorState kind="server" onRetry={onRetry} />
  return <Filled {...props} shop={shop} />
}

function Filled({ shop, onSubmit, ...props }: ShopFormProps & { shop: MerchantEntry }) {
  const [draft, change] = useTyped<ShopDraft>(() => ({ ...draftOf(shop), ...props.initial }), props.onChange)
  const refused = useRefused()

  return (
    <Form
      label="店铺设置"
      submitLabel="保存"
      faults={shopFaults(draft)}
      serverErrors={refused.serverErrors}
      onSubmit={() => refused.attempt(() => onSubmit(shopOf(draft)))}
      actions={props.actions}
      draft={props.draft}
    >
      {(errorOf) => <Parts {...props} draft={draft} onChange={change} errorOf={errorOf} />}
    </Form>
  )
}

interface PartsProps extends Pick<ShopFormProps, 'brandField' | 'uploadImage'> {
  draft: ShopDraft
  onChange: (part: Partial<ShopDraft>) => void
  errorOf: (field: string) => string | undefined
}

function Parts({ draft, onChange, errorOf, uploadImage, brandField }: PartsProps) {
  return (
    <>
      <Section title="店铺资料" meta="保存后买家马上看到">
        <ShopFields draft={draft} onChange={onChange} errorOf={errorOf} uploadLogo={uploadImage} />
      </Section>
      <Section title="店铺横幅" meta="选填">
        <ShopBanner src={draft.banners[0]} alt="横幅预览" />
        <ImageUpload
          label="店铺横幅"
          name="banner"
          images={draft.banners}
          onChange={(banners) => onChange({ banners })}
          onUpload={uploadImage}
          max={1}
          maxSize={4_000_000}
          aspect={bannerRatio}
          error={errorOf('banner')}
          help="放在店铺页最上面，宽是高的 6 倍，至少 1200 × 200 像素"
        />
      </Section>
      <Section title="主营品牌" meta="选填">
        <BrandSet
          label={merchantEntryRules.mainBrandIds.label}
          brands={draft.brands}
          onChange={(brands) => onChange({ brands })}
          error={errorOf('mainBrandIds')}
          brandField={brandField}
        />
      </Section>
      <Section title="运费" meta="改了以后，没有下单的购物车按新的算">
        <FreightFields freights={draft.freights} onChange={(freights) => onChange({ freights })} errorOf={errorOf} />
      </Section>
    </>
  )
}
