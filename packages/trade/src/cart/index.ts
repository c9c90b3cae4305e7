export { cartTotal, cheaperCarts, type CartChoice, type CartOption, type CheaperCart } from './cheaper-cart.ts'
