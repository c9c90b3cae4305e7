export {
  bargainActions,
  bargainHours,
  bargainMoves,
  liveBargains,
  type BargainAction,
  type BargainSide,
  type BargainState,
} from './bargain-states.ts'
export {
  orderActions,
  orderAfter,
  orderMoves,
  type OrderAction,
  type OrderEvent,
  type OrderFacts,
  type OrderSide,
  type OrderState,
} from './order-states.ts'
