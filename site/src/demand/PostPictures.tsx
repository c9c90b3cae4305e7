import type { PublicDemand } from '@xinpu/sdk/types'
import { DemandPictures } from '@xinpu/ui/demand'
import { Section } from '@xinpu/ui/primitives'

/** The pictures of a post. */
export const PostPictures = ({ post: { images, model } }: { post: PublicDemand }) => (
  <Section title="图片" meta={`${images.length} 张`}>
    <DemandPictures images={images} model={model} />
  </Section>
)
