export { conditionFault, conditionText, parseCondition, splitCondition, type Condition } from './condition.ts'
export { parseQuantities, parseQuantity, type Quantity } from './quantity.ts'
export { formatQuantity } from './quantity-text.ts'
