/** A is 1 … Z is 26; after Z it continues with A. */
export function letter(place: number): string {
  return String.fromCharCode(65 + ((((place - 1) % 26) + 26) % 26));
}

export function placeOf(character: string): number {
  return character.charCodeAt(0) - 64;
}

export function shifted(word: string, by: number): string {
  return [...word].map((character) => letter(placeOf(character) + by)).join("");
}

/** A becomes Z, B becomes Y, and so on. */
export function mirrored(word: string): string {
  return [...word].map((character) => letter(27 - placeOf(character))).join("");
}

export function reversed(word: string): string {
  return [...word].reverse().join("");
}

export const FOUR_LETTERS =
  "BIRD BOAT CAKE CHIN CLAY COLD DESK DUST FARM FIRE FISH FROG GIFT GOLD HAND JUMP KING LAMP LION MILK MOON NEST PARK PLUM RAIN RICE ROAD SALT SHIP SNOW STAR TEAM WIND WOLF".split(
    " ",
  );

export const FIVE_LETTERS =
  "BREAD BRICK CHAIR CLOUD CROWN DANCE EARTH FLAME GRAPE HEART HOUSE KNIFE LEMON MANGO MOUSE NIGHT OCEAN PAINT PLANT PRIDE QUICK RIVER ROBIN SMILE STONE STORM TABLE TIGER TRAIN VOICE WATER WORLD".split(
    " ",
  );

export const SIX_LETTERS =
  "BASKET BRIDGE CANDLE CASTLE DESERT DOCTOR FLOWER FOREST GARDEN GUITAR ISLAND JUNGLE MARKET MONKEY ORANGE PALACE PENCIL PLANET ROCKET SILVER SPIDER SUMMER TEMPLE TURTLE WINDOW WINTER".split(
    " ",
  );
