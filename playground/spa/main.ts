import { createApp } from 'vue'
import { createToolCards } from 'vue-tool-card'
import App from './App.vue'
import 'vue-tool-card/style.css'
import './spa.css'

createApp(App).use(createToolCards()).mount('#app')
