import type { SpecBrand } from '@xinpu/sdk/types'
import { EmptyState, Section } from '@xinpu/ui/primitives'
import { late } from '../rendering/late.tsx'
import { ClaimButton } from './ClaimButton.tsx'

const RichText = late(() => import('@xinpu/ui/rich-text').then((module) => module.RichText))

/** Has the words of a brand ready before its page is shown. */
export const bringIntro = RichText.bring

/** What a brand says of itself. */
export const BrandIntro = ({ intro }: { intro: string }) => (
  <Section title="品牌介绍">
    <RichText html={intro} topLevel={3} />
  </Section>
)

/** In place of it while nothing is said: its maker may. */
export const NoIntro = ({ brand }: { brand: SpecBrand }) => (
  <Section title="品牌介绍">
    <EmptyState
      title="资料待补充"
      why={brand.mayEdit ? '写几句介绍，让工程师了解这个品牌。' : '原厂认领品牌后，可以编写介绍、更新标志和官网。'}
      action={<ClaimButton brand={brand} />}
    />
  </Section>
)
