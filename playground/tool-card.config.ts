import { forecast } from './recipes/forecast'
import ForecastOutput from './recipes/ForecastOutput.vue'

export default defineToolCardConfig({
  tools: [forecast],
  components: { 'output:get_forecast': ForecastOutput },
})
