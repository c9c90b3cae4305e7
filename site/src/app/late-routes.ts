import type { AnyRoute, AnyRouter } from '@tanstack/react-router'
import { frameShown } from '@xinpu/sdk'

/** Brings the routes of a first part of addresses. */
type Part = () => Promise<{ routes: readonly AnyRoute[] }>
/** By that part; `rest` has those of parts with one route alone. */
type Parts = Readonly<Record<string, Part>>

/** Written by the build of the browser's scripts (`site/late-routes.ts`): elsewhere the tree is whole. */
const parts: Parts = {}

const here = new Set<Part>()
let isLost = false

/** Whether the routes of the address did not come: what no route matches is then not missing. */
export const areRoutesLost = (): boolean => isLost

/**
 * Lets a router's tree grow with the parts that people come to: every page would carry every route else. A page is made
 * when the press that leads to it has been answered. Answers when the routes of the page that it begins on are there.
 */
export async function growing<R extends AnyRouter>(router: R): Promise<R> {
  const { load } = router

  function grow(): Promise<void> | undefined {
    const { pathname } = router.history.location
    if (router.getMatchedRoutes(pathname)[2]) return undefined
    const bring = parts[pathname.split('/')[1] ?? ''] ?? parts['rest']
    if (!bring || here.has(bring)) return undefined
    return add(bring)
  }

  async function add(bring: Part) {
    try {
      const { routes } = await bring()
      isLost = false
      if (here.has(bring)) return
      here.add(bring)
      router.routeTree.addChildren([...router.routeTree.children, ...routes])
      router.setRoutes(router.buildRouteTree())
    } catch {
      isLost = true
    }
  }

  router.load = async (options) => {
    // What leads elsewhere is shown first: to make the page that comes takes a slow phone longer than a frame. The
    // address is the new one at once, for what is pressed meanwhile builds upon it.
    if (options?.action) {
      router.updateLatestLocation()
      await frameShown()
    }
    const growth = grow()
    if (growth) await growth
    return load(options)
  }
  await grow()
  return router
}
