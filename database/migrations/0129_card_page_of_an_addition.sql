-- Which addition a card page is for: a charter can have several, also of the same amount. Null: the page is for no addition.
ALTER TABLE "money_checkouts" ADD COLUMN "addition_id" uuid;
