import { useSuspenseQuery } from '@tanstack/react-query'
import * as brand from '@xinpu/sdk/brand'
import { useNavConfig, type NavList } from '@xinpu/ui/frame'
import { NavCustomDialog } from '@xinpu/ui/nav-custom-dialog'
import { useCall } from '../app/api.ts'
import { navigation } from '../app/queries.ts'

export interface NavContainerProps {
  isOpen: boolean
  /** The list to begin with. */
  list: NavList | undefined
  onClose: () => void
}

/** Puts together the header's lists of other sites, on this device. */
export function NavContainer({ isOpen, list, onClose }: NavContainerProps) {
  const call = useCall()
  const { data: served } = useSuspenseQuery(navigation(call))
  const config = useNavConfig(served)

  return (
    <NavCustomDialog
      isOpen={isOpen}
      onOpenChange={(next) => !next && onClose()}
      value={config.navigation}
      defaults={served}
      opensIn={config.opensIn}
      {...(list && { list })}
      suggest={async (_, text, signal) => {
        const { data } = await call(brand.keywords, { keywords: text.slice(0, 100) }, { signal })
        return data.map(({ name, website, fullLogo }) => ({ name, url: website, image: fullLogo }))
      }}
      onSave={config.save}
      onReset={config.reset}
    />
  )
}
