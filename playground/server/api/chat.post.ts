export { default } from '../../recipes/chat.post'
