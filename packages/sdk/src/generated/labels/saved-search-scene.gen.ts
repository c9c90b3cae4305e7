// Generated from the contract by `npm run gen`. Do not edit.
import type { SavedSearchScene } from '../types.gen.ts'

/** 搜索场景. */
export const savedSearchSceneLabels: Record<SavedSearchScene, string> = {"part":"型号","spec":"资料","demand":"供求","stock":"库存","goods":"商品","article":"资讯"}
