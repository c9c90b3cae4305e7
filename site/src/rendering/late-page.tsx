// chunk: page
import { use, useState, useSyncExternalStore, type ComponentType } from 'react'
import { late } from './late.tsx'

/**
 * A page that is read before it is used: the server renders it, and what makes it live comes as with `late`. On the way
 * from another page it is waited for, with what it brings for such a visit, and the other page stands meanwhile.
 *
 * @param load Imports its file.
 * @param pick The page in it.
 * @param bring Brings its late parts.
 */
export function latePage<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  bring?: (module: Module) => Promise<unknown>,
) {
  const Page = late(async () => pick(await load()))
  let coming: Promise<unknown> | undefined
  const bringAll = () => Promise.all([Page.bring(), load().then(bring)])

  return function LatePage(props: Props) {
    const isServed = useSyncExternalStore(
      never,
      () => false,
      () => true,
    )
    const [waits] = useState(!isServed)
    if (waits) use((coming ??= bringAll()))
    return <Page {...props} />
  }
}

/** Whether the server rendered it does not change. */
const never = () => () => {}
